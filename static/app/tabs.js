// Tabs of one browser tell each other which tables they have kept: one that only looks can show them so.

/** @import { Write } from "./storage.js" */

const NAME = "omaha-tables";

/** @param {{onKept: (key: string) => void}} options  onKept: another tab has kept the table of this key */
export function createTabs({ onKept }) {
  const channel = globalThis.BroadcastChannel ? new BroadcastChannel(NAME) : null;
  channel?.addEventListener("message", ({ data }) => onKept(String(data)));
  return {
    /** What this tab has kept. @param {Write[]} writes */
    tell(writes) {
      for (const { store, key } of writes) if (store === "tables") channel?.postMessage(key);
    },
  };
}
