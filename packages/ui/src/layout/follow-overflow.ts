/**
 * Makes a frame a tab stop only while its content scrolls. It is a `ref` for a frame that the server renders with
 * `tabIndex={0}`: the server knows no widths, not every browser makes scroll containers focusable, and a needless stop
 * costs one key press, where a missing one makes content unreachable.
 */
export function followOverflow(frame: HTMLElement | null): void {
  if (frame === null) return;
  // Also called once initially, before the first paint; ends with the observed elements.
  const observer = new ResizeObserver(() => {
    // Sizes are whole pixels, each rounded by itself. The attribute is not removed, or the frame would lose the focus
    // while the window grows.
    frame.tabIndex =
      frame.scrollWidth - frame.clientWidth > 1 || frame.scrollHeight - frame.clientHeight > 1 ? 0 : -1;
  });
  for (const part of [frame, ...frame.children]) observer.observe(part);
}
