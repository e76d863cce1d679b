/** The widest JPEG that small pictures fall back to, px; another one is made as wide as the widest. */
const thumbnailWidth = 320;

/**
 * The widths that are made as JPEG too: for share pictures and for programs that read pages without being a browser.
 * @param widths ascending, px.
 */
export function fallbackWidths(widths: readonly number[]): { thumbnail: number; largest: number } {
  return {
    thumbnail: widths.findLast((width) => width <= thumbnailWidth) ?? widths[0] ?? 0,
    largest: widths.at(-1) ?? 0,
  };
}
