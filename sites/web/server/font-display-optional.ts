import type { Plugin } from "vite";

/**
 * Shows the typeface of the library from the first paint of a page or, where the line has not brought it by then, from
 * the next page on (ADR 19). The library exchanges it as soon as it comes, which moves a page's content: no other
 * typeface has the same metrics in six languages.
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
