/**
 * Texts of the style elements that components write into the page, word for word: react-aria's rule for what can be
 * pressed. A content security policy without `unsafe-inline` allows each by its SHA-256 hash.
 */
export const inlineStyles: readonly string[] = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
];
