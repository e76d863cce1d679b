/**
 * Keeps the page from scrolling under a modal, and returns the way back. Where a scroll bar takes room, that room
 * is kept empty, so that nothing moves by a pixel, on whichever side the bar stands.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  root.dataset.scrollLock = innerWidth > root.clientWidth ? "gutter" : "";
  return () => {
    delete root.dataset.scrollLock;
  };
}
