import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Reads the style sheets of the built site from its folder of files for browsers, each once. They never change while the site runs. */
export function styleSheets(root: string): (href: string) => string {
  const texts = new Map<string, string>();
  return (href) => {
    const { pathname } = new URL(href, "http://site");
    const text = texts.get(pathname) ?? readFileSync(join(root, pathname), "utf8");
    texts.set(pathname, text);
    return text;
  };
}
