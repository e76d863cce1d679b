/**
 * Makes a frame a stop for the keyboard only as long as something in it scrolls; one that shows everything would only
 * be in the way. A `ref` of a frame that the server sends with `tabIndex={0}`: it knows no widths, not every browser
 * lets the keyboard scroll by itself, and a stop too many costs a key where one too few hides what the frame holds.
 */
export function followOverflow(frame: HTMLElement | null): void {
  if (frame === null) return;
  // Told once at the start too, before anything is painted; ends with the elements that it follows.
  const observer = new ResizeObserver(() => {
    // Sizes are whole pixels, each rounded by itself. The attribute is not removed, or the frame would lose the focus
    // while the window grows.
    frame.tabIndex =
      frame.scrollWidth - frame.clientWidth > 1 || frame.scrollHeight - frame.clientHeight > 1 ? 0 : -1;
  });
  for (const part of [frame, ...frame.children]) observer.observe(part);
}
