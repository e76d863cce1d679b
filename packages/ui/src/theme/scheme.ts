import type { ValueTree as Values } from "./names.ts";

const colourPattern = /#[0-9a-f]{6,8}\b/g;

/**
 * Merges the trees of both schemes into one, with each colour as `light-dark(…)`. Values may contain several colours
 * (shadows) but must otherwise be equal.
 *
 * @throws Error if the schemes differ in more than colour, which `light-dark()` cannot express.
 */
export function bothSchemes<Tree extends Values>(light: Tree, dark: Tree): Tree {
  const join = (one: string | Values, other: string | Values | undefined, path: string): unknown => {
    if (typeof one !== "string") {
      return Object.fromEntries(
        Object.entries(one).map(([key, child]) => [
          key,
          join(child, typeof other === "object" ? other[key] : undefined, `${path}.${key}`),
        ]),
      );
    }
    if (
      typeof other !== "string" ||
      one.replaceAll(colourPattern, "") !== other.replaceAll(colourPattern, "")
    ) {
      throw new Error(`The token${path} differs between the schemes in more than its colours.`);
    }
    const inDark = other.match(colourPattern) ?? [];
    let index = 0;
    return one.replaceAll(colourPattern, (inLight) => {
      const counterpart = inDark[index++];
      return inLight === counterpart ? inLight : `light-dark(${inLight}, ${counterpart})`;
    });
  };
  return join(light, dark, "") as Tree;
}
