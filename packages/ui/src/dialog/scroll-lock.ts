/** How many open modals hold the page still: a dialog may open another one. */
let held = 0;

/**
 * Keeps the page from scrolling under a modal, and returns the way back. The theme always keeps the scroll bar's room
 * free (`scrollbar-gutter`), so nothing moves by a pixel, on whichever side the bar stands.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  let locked = true;
  held += 1;
  root.dataset.scrollLock = "";
  return () => {
    if (!locked) return;
    locked = false;
    held -= 1;
    if (held === 0) delete root.dataset.scrollLock;
  };
}
