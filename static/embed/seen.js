// When a table is looked at, and how large what it shows is.

/** Settled once the element is in sight and has a box: in a hidden panel not before that is opened. @param {Element} element @param {AbortSignal} signal */
export const whenSeen = (element, signal) =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting) || !hasBox(element)) return;
      observer.disconnect();
      resolve(undefined);
    });
    observer.observe(element);
    signal.addEventListener("abort", () => observer.disconnect());
  });

/** @param {Element} element */
export function hasBox(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility();
}

/** Settled once the element has a box, or nobody waits any more. @param {Element} element @param {AbortSignal} signal */
export const whenLaidOut = (element, signal) =>
  new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      if (!hasBox(element)) return;
      observer.disconnect();
      resolve(undefined);
    });
    observer.observe(element);
    signal.addEventListener("abort", () => {
      observer.disconnect();
      resolve(undefined);
    });
  });

/** What is told at most, and the least change that is told, in px. */
const CAP = 4096;
const STEP = 2;

/**
 * Watches the size of what a table shows: once in a frame of the screen, and only real changes.
 * @param {object} parts
 * @param {HTMLElement} parts.around  drawn anew, so what is measured may come and go
 * @param {() => Element | null} parts.content  never the page's body: that is as high as the frame is made
 * @param {(size: {width: number, height: number}) => void} parts.tell
 * @returns {() => void} ends it
 */
export function watchSize({ around, content, tell }) {
  let last = { width: 0, height: 0 };
  let frame = 0;
  /** @type {Element | null} */
  let watched = null;
  function measure() {
    frame = 0;
    const element = content();
    if (element !== watched) {
      if (watched) observer.unobserve(watched);
      if (element) observer.observe(element);
      watched = element;
    }
    const { width, height } = (element ?? around).getBoundingClientRect();
    const size = { width: Math.ceil(width), height: Math.min(Math.ceil(height), CAP) };
    const isSame = Math.abs(size.width - last.width) < STEP && Math.abs(size.height - last.height) < STEP;
    if (size.height === 0 || isSame) return;
    last = size;
    tell(size);
  }
  const ask = () => {
    frame ||= requestAnimationFrame(measure);
  };
  const observer = new ResizeObserver(ask);
  observer.observe(around);
  ask();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
