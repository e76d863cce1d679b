import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const built = fileURLToPath(new URL("../build/client", import.meta.url));

/** Reads the style sheets of the built site, each once. They never change while the site runs. */
export function styleSheets(root = built): (href: string) => string {
  const texts = new Map<string, string>();
  return (href) => {
    const { pathname } = new URL(href, "http://site");
    const text = texts.get(pathname) ?? readFileSync(join(root, pathname), "utf8");
    texts.set(pathname, text);
    return text;
  };
}
