// Tabs of one browser tell each other which tables they have kept: one that only looks can show them so.

/** @import { Write } from "./storage.js" */

const NAME = "omaha-tables";

/** @param {{onKept: (key: string) => void}} options  onKept: another tab has kept the table of this key */
export function createTabs({ onKept }) {
  const channel = openChannel();
  channel?.addEventListener("message", ({ data }) => onKept(String(data)));
  return {
    /** What this tab has kept. @param {Write[]} writes */
    tell(writes) {
      for (const { store, key } of writes) if (store === "tables") channel?.postMessage(key);
    },
  };
}

/** Null where there are none, or storage is refused and they with it. */
function openChannel() {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}
