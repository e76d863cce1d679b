import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { measure, type Size } from "./sizes-measure.ts";

const root = join(import.meta.dirname, "..");
/** A separate output folder, so that a build for publishing may run at the same time. */
const built = join(root, ".cache/sizes");

/** Entries that no visitor loads. */
const forTests = new Set(["fixtures", "testing"]);

/** The imports by component: `*` or names in braces. */
type Imports = Readonly<Record<string, string>>;

/** Rows of several components on one page. Files that they share are counted once. */
const together: Readonly<Record<string, Imports>> = {
  page: {
    provider: "{ UiProvider }",
    button: "{ Button }",
    dialog: "{ Dialog }",
    "phone-field": "{ PhoneField }",
    "product-search": "{ ProductSearch }",
  },
  "page-header": { "site-header": "*", "top-bar": "*" },
  "star-ratings": { "star-rating": "*", "star-rating-field": "*" },
};

/**
 * Builds the library as it is published and measures every component that can be imported, with its
 * `<component>/styles.css`: the files that a page loads if it uses nothing else of the library.
 */
export async function measureLibrary(): Promise<ReadonlyMap<string, Size>> {
  await build({ root, logLevel: "error", build: { outDir: built, emptyOutDir: true } });
  const components = globSync("*/index.js", { cwd: built })
    .map(dirname)
    .filter((name) => !forTests.has(name))
    .sort();
  const rows: Readonly<Record<string, Imports>> = {
    ...Object.fromEntries(components.map((name) => [name, { [name]: "*" }])),
    ...together,
  };
  const sizes = new Map<string, Size>();
  for (const [name, imports] of Object.entries(rows)) sizes.set(name, await measure(root, sourceOf(imports)));
  return sizes;
}

function sourceOf(imports: Imports): string {
  return Object.entries(imports)
    .flatMap(([component, names]) => {
      const styles = join(built, component, "styles.css");
      return [
        `export ${names} from ${JSON.stringify(join(built, component, "index.js"))};`,
        ...(existsSync(styles) ? [`import ${JSON.stringify(styles)};`] : []),
      ];
    })
    .join("\n");
}
