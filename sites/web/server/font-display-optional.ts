import type { Plugin } from "vite";

/**
 * Shows the library's typeface from the first paint of a page or, where it has not loaded by then, from the next page
 * on (ADR 19). The library's style swaps it in as soon as it loads, which shifts a page's content: no other typeface
 * has the same metrics in six languages.
 */
export function fontDisplayOptional(): Plugin {
  const exchanged = "font-display: swap";
  return {
    name: "preforma:font-display-optional",
    transform: {
      filter: { id: /theme[\\/]fonts\.css\.ts\.vanilla\.css/ },
      handler(styles) {
        if (!styles.includes(exchanged)) this.error(`The typeface says nowhere "${exchanged}".`);
        return { code: styles.replaceAll(exchanged, "font-display: optional"), map: null };
      },
    },
  };
}
