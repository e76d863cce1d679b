import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { measure, type Size } from "./sizes-measure.ts";

const root = join(import.meta.dirname, "..");
/** A build of its own, so that one for publishing may run at the same time. */
const built = join(root, ".cache/sizes");

/** What no visitor loads. */
const forTests = new Set(["fixtures", "testing"]);

/** What a page needs of several components at once, and what its row is called. */
const together: Readonly<Record<string, readonly string[]>> = {
  "page-header": ["site-header", "top-bar"],
  "star-ratings": ["star-rating", "star-rating-field"],
};

/**
 * Builds the library as it is published and weighs every component that can be imported, with its
 * `<component>/styles.css`: what somebody loads whose page has nothing else of the library.
 *
 * @param names Only these. @default all
 */
export async function measureLibrary(names?: readonly string[]): Promise<ReadonlyMap<string, Size>> {
  await build({ root, logLevel: "error", build: { outDir: built, emptyOutDir: true } });
  const components = globSync("*/index.js", { cwd: built })
    .map(dirname)
    .filter((name) => !forTests.has(name))
    .sort();
  const sources = new Map<string, string>([
    ...components.map((name) => [name, sourceOf(name)] as const),
    ...Object.entries(together).map(([name, parts]) => [name, parts.map(sourceOf).join("")] as const),
  ]);
  const wanted = [...sources].filter(([name]) => names === undefined || names.includes(name));
  const sizes = new Map<string, Size>();
  for (const [name, source] of wanted) sizes.set(name, await measure(root, source));
  return sizes;
}

function sourceOf(name: string): string {
  const styles = join(built, name, "styles.css");
  return (
    `export * from ${JSON.stringify(join(built, name, "index.js"))};\n` +
    (existsSync(styles) ? `import ${JSON.stringify(styles)};\n` : "")
  );
}
