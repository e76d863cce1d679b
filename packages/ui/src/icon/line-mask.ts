/** A line drawing of one path in a square of 24 as a mask, with the line of `Icon`. */
export const lineMask = (path: string, { filled = false } = {}) =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ` +
  `fill='${filled ? "red" : "none"}' stroke='red' stroke-width='1.75' stroke-linecap='round' ` +
  `stroke-linejoin='round'><path d='${path}'/></svg>")`;
