import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { locales } from "@preforma/domain/locales";
import { manifestOf, withPlainRootStyles } from "../app/platform/http/manifest-address.ts";

const opening = "window.__reactRouterManifest=";
const languageOf = /\.([a-z]{2})$/;

/**
 * Writes the list of routes once more for each language, with the routes of that language alone. The others' are
 * fetched when their language is chosen: five sixths of the list, 3 KB on the wire, would serve hardly anybody.
 */
export async function splitManifest(client: string): Promise<void> {
  const folder = join(client, "assets");
  const name = (await readdir(folder)).find((file) => /^manifest-[0-9a-f]+\.js$/.test(file));
  if (name === undefined) throw new Error(`React Router has written no manifest into ${folder}.`);
  const text = await readFile(join(folder, name), "utf8");
  if (!text.startsWith(opening)) throw new Error(`React Router writes ${name} in another way than before.`);
  const manifest = JSON.parse(text.slice(opening.length).replace(/;\s*$/, "")) as {
    url: string;
    routes: Record<string, { css?: string[] }>;
  };
  const all = withPlainRootStyles(manifest.routes);
  const write = (file: string, own: Pick<typeof manifest, "url" | "routes">) =>
    writeFile(join(folder, file), `${opening}${JSON.stringify({ ...manifest, ...own })};`);
  await write(name, { url: manifest.url, routes: all });
  await Promise.all(
    locales.map(async (locale) => {
      const routes = Object.fromEntries(
        Object.entries(all).filter(([id]) => (languageOf.exec(id)?.[1] ?? locale) === locale),
      );
      // By its own address, as in the page: React would have the browser fetch the whole list beside it.
      await write(manifestOf(name, locale), { url: manifestOf(manifest.url, locale), routes });
    }),
  );
}
