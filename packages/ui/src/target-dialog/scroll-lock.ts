/**
 * Keeps the page from scrolling under a modal, and returns the way back. The theme always keeps the scroll bar's room
 * free (`scrollbar-gutter`), so nothing moves by a pixel, on whichever side the bar stands.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  root.dataset.scrollLock = "";
  return () => {
    delete root.dataset.scrollLock;
  };
}
