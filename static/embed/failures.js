// What can go wrong in an embedded table, by code (docs/embed.md): what a page is told, and whether trying again may help.

/** Codes of the embed itself and of what it stands on -> recoverable. */
export const CODES = /** @type {Record<string, boolean>} */ ({
  unsupported_version: false,
  origin_missing: false,
  origin_mismatch: false,
  bad_parameter: true,
  bad_scenario: false,
  bad_message: true,
  not_found: false,
  wasm_unsupported: false,
  engine_load_failed: true,
  engine_timeout: true,
  engine_crash: true,
  csp_blocked: false,
  illegal_action: true,
  bad_value: true,
  busy: true,
  not_now: true,
  released: true,
  storage_unavailable: true,
  hidden_container: true,
  unknown_command: true,
  no_response: true,
  outdated: true,
});

/** Codes that mean: this browser cannot, whatever anybody does. */
export const UNSUPPORTED = new Set(["wasm_unsupported"]);

export class EmbedError extends Error {
  /** @param {string} code @param {Record<string, any>} [params] @param {string} [message] */
  constructor(code, params = {}, message = `${code} ${JSON.stringify(params)}`) {
    super(message);
    this.name = "EmbedError";
    this.code = code;
    this.params = params;
  }

  get recoverable() {
    return CODES[this.code] ?? true;
  }
}

/** A part of the script that could not be had: each browser says it in words of its own. @param {any} error */
const isMissing = (error) => error instanceof TypeError && /\bmodule\b/.test(error.message);

/** Whether the site was built anew since this page was loaded, and has no more the files that it asks for. */
export const isOutdated = () =>
  fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );

/** Anything thrown or refused, as one of these. @param {any} error @returns {EmbedError} */
export function embedError(error) {
  if (error instanceof EmbedError) return error;
  if (isMissing(error)) return new EmbedError("engine_load_failed", { what: "script" }, error.message);
  const { code, params, message } = error ?? {};
  return new EmbedError(
    typeof code === "string" ? code : "engine_crash",
    params ?? {},
    message ?? String(error),
  );
}
