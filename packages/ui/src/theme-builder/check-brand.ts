import { mapTokens, type TokenGroup } from "../theme/dtcg.ts";
import { brandFiles, ownBrand } from "../theme/tokens.ts";

type Paths = ReadonlyMap<string, string>;

/** Each token of a file by its path, with its type. */
function pathsOf(file: TokenGroup): Paths {
  const paths = new Map<string, string>();
  const walk = (node: unknown, path: string): void => {
    if (typeof node === "string") paths.set(path, node);
    else
      for (const [key, child] of Object.entries(node as object)) walk(child, path ? `${path}.${key}` : key);
  };
  walk(
    mapTokens(file, [file], ({ type }) => type),
    "",
  );
  return paths;
}

/**
 * Finds tokens that a brand file must have and lacks, has with another type, or has though no brand decides them.
 *
 * @throws Error that names all of them.
 */
export function checkBrand(file: TokenGroup): void {
  const given = pathsOf(file);
  const needed = pathsOf(ownBrand);
  const allowed = new Map([...needed, ...pathsOf({ font: brandFiles(ownBrand).foundation.font })]);
  const problems = [
    ...[...needed.keys()].filter((path) => !given.has(path)).map((path) => `${path} is missing`),
    ...[...given].flatMap(([path, type]) => {
      // A brand may keep further colours of its own beside those that the schemes use.
      const wanted = path.startsWith("palette.") ? "color" : allowed.get(path);
      if (wanted === undefined) return [`${path} is not a brand's to decide`];
      return wanted === type ? [] : [`${path} has the $type "${type}" where "${wanted}" is meant`];
    }),
  ];
  if (problems.length === 0) return;
  throw new Error(
    `The brand file cannot become a theme: ${problems.join("; ")}. ` +
      "Copy @preforma/ui/tokens/brand.json and change its values.",
  );
}
