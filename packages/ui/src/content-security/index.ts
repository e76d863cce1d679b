/**
 * The exact contents of the style elements that components inject: react-aria's rule for pressable elements. A content
 * security policy without `unsafe-inline` allows each by its SHA-256 hash.
 */
export const inlineStyles: readonly string[] = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
];
