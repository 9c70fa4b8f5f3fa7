// Where the focus goes when what had it is gone.

/** Whether an element can no longer have the focus. @param {Element} element */
const isLost = (element) =>
  !element.isConnected || /** @type {HTMLButtonElement} */ (element).disabled || !element.checkVisibility();

/** @param {() => void} toGroup  the group of the buttons: better than the page's body */
export function createFocus(toGroup) {
  /** What had the focus when a sheet opened. @type {HTMLElement | null} */
  let opener = null;
  return {
    /** After a drawing: a sheet gives the focus back to where it was. @param {HTMLElement | null} focused  before it @param {boolean} hasSheet */
    keep(focused, hasSheet) {
      if (hasSheet) {
        if (focused && !focused.closest("dialog")) opener = focused;
        return;
      }
      const wanted = opener ?? focused;
      const hadSheet = opener !== null;
      opener = null;
      if (!wanted) return;
      if (isLost(wanted)) toGroup();
      else if (hadSheet) wanted.focus({ preventScroll: true });
    },
  };
}
