// A page that wants trusted types takes no text for the address of a script: a policy of ours makes one of it.

/** @type {{createScriptURL(url: string): any} | undefined} */
let policy;

/**
 * The address of a worker as the page wants it; plain where the page refuses our policy, which the browser then tells as a violation.
 * @param {string | URL} url
 */
export function trusted(url) {
  const { trustedTypes } = /** @type {any} */ (globalThis);
  try {
    policy ??= trustedTypes?.createPolicy("omaha8", {
      createScriptURL: (/** @type {string} */ text) => text,
    });
  } catch {
    return url;
  }
  return policy ? policy.createScriptURL(String(url)) : url;
}
