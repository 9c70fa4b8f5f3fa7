// Where the focus goes when what had it is gone.

/** Whether an element can no longer have the focus. @param {Element} element */
const isLost = (element) =>
  !element.isConnected || /** @type {HTMLButtonElement} */ (element).disabled || !element.checkVisibility();

/** @param {() => void} toGroup  the group of the buttons: better than the page's body */
export function createFocus(toGroup) {
  /** What had the focus when a sheet opened. @type {HTMLElement | null} */
  let opener = null;
  /** @type {ParentNode | null} */
  let place = null;

  /** The same button where what stood behind the sheet was drawn anew. @param {HTMLElement} element @returns {HTMLElement | null | undefined} */
  const twin = ({ dataset: { testid } }) =>
    testid ? place?.querySelector(`[data-testid="${testid}"]`) : null;

  return {
    /** After a drawing: a sheet gives the focus back to where it was. @param {HTMLElement | null} focused  before it @param {boolean} hasSheet */
    keep(focused, hasSheet) {
      if (hasSheet) {
        if (focused?.isConnected && !focused.closest("dialog")) {
          opener = focused;
          place = /** @type {ShadowRoot} */ (focused.getRootNode());
        }
        return;
      }
      const wanted = opener ?? focused;
      const hadSheet = opener !== null;
      opener = null;
      if (!wanted) return;
      const found = hadSheet && isLost(wanted) ? twin(wanted) : wanted;
      if (!found || isLost(found)) toGroup();
      else if (hadSheet) found.focus({ preventScroll: true });
    },
  };
}
