import type { Locale } from "@preforma/domain/locales";

/** Where a language's own list of routes stands beside the whole one, which the build writes, and beside the others'. */
export function manifestOf(address: string, locale: Locale): string {
  return address.replace(/(?:\.[a-z]{2})?\.js$/, `.${locale}.js`);
}

interface WithStyles {
  css?: string[];
}

/**
 * The routes with the root's style sheets under their plain addresses. React Router puts a `#` behind those that a file
 * fetched later needs as well, so that they stay when their page is left. The root is never left; and with the `#` the
 * later file does not find them, adds them once more, and all styles and fonts of the page are computed anew: 130 ms
 * of a slow phone.
 */
export function withPlainRootStyles<Route extends WithStyles>(
  routes: Readonly<Record<string, Route | undefined>>,
): Record<string, Route> {
  const plain = (address: string) => address.replace(/#$/, "");
  const ofRoot = new Set(routes["root"]?.css?.map(plain));
  return Object.fromEntries(
    Object.entries(routes).flatMap(([id, route]) => {
      if (!route) return [];
      const css = route.css?.map((address) => (ofRoot.has(plain(address)) ? plain(address) : address));
      return [[id, css ? { ...route, css } : route]];
    }),
  );
}
