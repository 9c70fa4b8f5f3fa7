// The ways out of the page: clipboard, a file, the device's own sharing.

/** @param {string} text @returns {Promise<boolean>} whether the clipboard has it now */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // refused, or no secure page
  }
}

/** @param {string} name @param {Blob} blob */
export function download(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads it after the click; it is let go when that is surely done.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** By the device's own means where it has any, which on a desk are rarely wanted. @param {ShareData} data */
export async function shareByDevice(data) {
  if (!matchMedia("(pointer: coarse)").matches || !navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return /** @type {any} */ (error)?.name === "AbortError"; // the player thought better of it
  }
}
