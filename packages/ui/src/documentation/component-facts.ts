import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { tokensUsed } from "./tokens-used.ts";

/** What is read from a component's own files, so that nobody has to write it down. */
export interface ComponentFacts {
  /** The titles of its story files, which are their places in Storybook: `Navigation/Tabs`. */
  readonly titles: readonly string[];
  /** Whether it has a `*.docs.ts`. */
  readonly documented: boolean;
  /** The tokens of its styles, as paths in `vars`. */
  readonly tokens: readonly string[];
}

/** Folders that hold stories and are not components. */
const otherRooms = new Set(["foundations", "theme", "compositions", "documentation"]);

const sourceFolder = join(import.meta.dirname, "..");

/** The facts of every component that has stories or documentation, by its folder. For Node. */
export function componentFacts(folder = sourceFolder): Readonly<Record<string, ComponentFacts>> {
  const files = globSync("*/*.{ts,tsx}", { cwd: folder }).map((file) => file.split(sep).join("/"));
  const sources = new Map(
    files
      .filter((file) => file.endsWith(".css.ts") || file.startsWith("theme/"))
      .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
  const told = files.filter((file) => file.endsWith(".stories.tsx") || file.endsWith(".docs.ts"));
  const components = [...new Set(told.map((file) => file.slice(0, file.indexOf("/"))))]
    .filter((component) => !otherRooms.has(component))
    .sort();
  return Object.fromEntries(
    components.map((component) => [
      component,
      {
        titles: told
          .filter((file) => file.startsWith(`${component}/`) && file.endsWith(".stories.tsx"))
          // The file that is named as its folder comes first.
          .sort(
            (one, other) => Number(other.includes(`/${component}.`)) - Number(one.includes(`/${component}.`)),
          )
          .map((file) => titleOf(file, readFileSync(join(folder, file), "utf8"))),
        documented: told.includes(`${component}/${component}.docs.ts`),
        tokens: tokensUsed(sources, component),
      },
    ]),
  );
}

/** @throws Error where a story file does not say its title where it can be read. */
function titleOf(file: string, source: string): string {
  const title = /\btitle: "([A-Z][\w-]*(?: [\w-]+)*\/[^"]+)"/.exec(source)?.[1];
  if (title === undefined) throw new Error(`${file} has no title of the form "Group/Name" in its meta.`);
  return title;
}
