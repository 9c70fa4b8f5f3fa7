// One engine for all tables of a page: started for the first that asks, ended with the last.
import { createClient } from "../engine/client.js";

/** @import { Progress } from "../engine/protocol.js" */

/** Requests that bring a table. */
const OPENS = new Set(["open", "open_from", "restore", "stage"]);

/** @type {ReturnType<typeof createClient> | null} */
let shared = null;
/** How the start stands, for those who come while it runs. @type {Progress | null} */
let progress = null;
/** @type {Set<(progress: Progress) => void>} */
const users = new Set();
let count = 0;

/** @param {"auto" | "plain"} boot  decided by the first of a page */
function start(boot) {
  return createClient({
    boot,
    onProgress(now) {
      progress = now;
      for (const tell of users) tell(now);
    },
  });
}

/** Whether an earlier visit left the engine's memory on the device: engine/boot.js keeps it under this name. */
export async function isKept() {
  try {
    return await caches.has("omaha8-snapshot");
  } catch {
    return false; // a frame without an origin may not even ask
  }
}

/**
 * A share of the engine: its tables are named apart from those of others.
 * @param {{boot: "auto" | "plain", onProgress: (progress: Progress) => void}} options
 */
export function takeEngine({ boot, onProgress }) {
  shared ??= start(boot);
  const client = shared;
  const prefix = `embed-${++count}-`;
  /** @type {Set<string>} */
  const open = new Set();
  users.add(onProgress);
  if (progress) onProgress(progress);
  return {
    /** @param {import("../engine/protocol.js").Intent} intent @returns {Promise<any>} */
    async request({ table = "", ...intent }) {
      const name = table && prefix + table;
      if (name && OPENS.has(intent.type)) open.add(name);
      const reply = await client.request({ ...intent, table: name });
      if (intent.type === "close") open.delete(name);
      return reply;
    },
    /** Closes its tables, and the engine when nobody else has a share. */
    release() {
      if (!users.delete(onProgress)) return;
      if (users.size > 0) {
        for (const table of open) client.request({ type: "close", table }).catch(() => {}); // lost with the engine
        return;
      }
      client.close();
      shared = null;
      progress = null;
    },
  };
}

/** @typedef {ReturnType<typeof takeEngine>} Engine */
