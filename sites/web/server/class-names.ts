import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** What vanilla-extract tells of a class, variable or animation that wants a name. */
interface Unnamed {
  /** The hash of the file, then the number of the name within it, from 0, base 36. */
  hash: string;
  /** From the folder that is built. */
  filePath: string;
}

/** Where style files lie and who needs them, from the folder that is built. */
export interface StyledSources {
  /** Folders with style files. */
  folders: readonly string[];
  /** Modules whose pages count most. */
  first: readonly string[];
  /** Where a package's entries lie, by how it is imported: `@preforma/ui/` for `@preforma/ui/button`. */
  packages: Readonly<Record<string, string>>;
}

/**
 * Letters that stand for a file: one for each of the first, two for the others. Capitals, which no selector has:
 * vanilla-extract looks for its names in the text of selectors, and would take `ia` out of `[aria-current]`. None
 * begins with A: what reads like an advertisement is what blockers hide.
 */
const capitals = Array.from({ length: 25 }, (_, place) => String.fromCharCode(66 + place));
const marks = [
  ...capitals,
  ...capitals.flatMap((first) => ["A", ...capitals].map((second) => first + second)),
];

/**
 * Short names for what the style files of a site make. A page has three hundred classes of forty files, and seven
 * characters of hash for each file are 500 bytes of its HTML, after compression, and more in scripts and styles. So
 * letters stand for the file, and the fewest for those of the pages that count most.
 *
 * @throws Error for more style files than there are names, and where vanilla-extract numbers in another way.
 */
export function classNames(root: string, sources: StyledSources): (unnamed: Unnamed) => string {
  const all = sources.folders
    .flatMap((folder) => globSync(`${folder}/**/*.css.ts`, { cwd: root }))
    .map((file) => file.replaceAll("\\", "/"))
    .sort();
  const files = [...new Set([...stylesNeededBy(root, sources), ...all])];
  if (files.length > marks.length)
    throw new Error(`${files.length} style files are more than ${marks.length}.`);
  const markOf = new Map(files.map((file, place) => [file, marks[place]]));
  const hashes = new Map<string, string>();

  return ({ hash, filePath }) => {
    const mark = markOf.get(filePath);
    // From elsewhere: no letters are as long as a hash.
    if (mark === undefined) return `_${hash}`;
    const fileHash = hashes.get(filePath) ?? hash.slice(0, -1);
    const number = hash.slice(fileHash.length);
    if (!hash.startsWith(fileHash) || (!hashes.has(filePath) && number !== "0"))
      throw new Error(`vanilla-extract does not number the names of ${filePath} from 0: ${hash}.`);
    hashes.set(filePath, fileHash);
    return `${mark}${number}`;
  };
}

/** The style files that those modules come to by what they import at once, in the order in which they are met. */
function stylesNeededBy(root: string, { first, packages }: StyledSources): string[] {
  const met = new Set(first.map((file) => join(root, file)));
  for (const file of met) {
    if (!existsSync(file)) throw new Error(`There is no module ${file}.`);
    for (const [, from = ""] of readFileSync(file, "utf8").matchAll(
      /^(?:import|\}|export) .*?"([^"]+)";$/gm,
    )) {
      const prefix = Object.keys(packages).find((name) => from.startsWith(name)) ?? from;
      const entry = from.slice(prefix.length);
      // Files of a package (fonts) are no modules.
      if (/^[\w-]+$/.test(entry)) met.add(join(root, packages[prefix] ?? "", entry, "index.ts"));
      else if (/^\..*\.tsx?$/.test(from)) met.add(join(dirname(file), from));
    }
  }
  return [...met]
    .filter((file) => file.endsWith(".css.ts"))
    .map((file) => relative(root, file).replaceAll("\\", "/"));
}
