import { oklchToRgb, toHex } from "./oklch.ts";

/**
 * Reads design tokens in the W3C Design Tokens format (DTCG, 2025.10): groups, `$type` inherited from the group,
 * aliases `{group.token}`, and the value types that this theme uses. Each token becomes one CSS value.
 */

/** The tree of a token file with every token replaced by `Leaf`. Only the shape matters to the types. */
export type TokenTree<Group, Leaf = string> = Group extends { readonly $value: unknown }
  ? Leaf
  : { readonly [Key in keyof Group as Key extends `$${string}` ? never : Key]: TokenTree<Group[Key], Leaf> };

/** A token file as JSON gives it. */
export type TokenGroup = { readonly [key: string]: unknown };

/** Widths in px between which fluid dimensions grow. */
export interface FluidRange {
  readonly narrow: number;
  readonly wide: number;
}

interface Dimension {
  readonly value: number;
  readonly unit: string;
}

interface OklchColour {
  readonly colorSpace: string;
  readonly components: readonly [number, number, number];
  readonly alpha?: number;
}

interface Shadow {
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
  readonly spread: Dimension;
  readonly color: unknown;
}

const rootFontSize = 16;

/**
 * Resolves a token tree to CSS values. `sources` are all files that aliases may point into.
 *
 * @throws Error on an alias to nowhere or in a circle, and on a `$type` that this theme does not use.
 */
export function resolveTokens<Group extends TokenGroup>(
  group: Group,
  sources: readonly TokenGroup[],
  fluid: FluidRange,
): TokenTree<Group> {
  const css = (value: unknown, type: string, extensions: unknown, seen: readonly string[]): string => {
    if (typeof value === "string" && value.startsWith("{")) {
      if (seen.includes(value)) throw new Error(`Token alias ${value} points back at itself.`);
      const found = find(value.slice(1, -1), sources);
      return css(found.value, found.type ?? type, found.extensions, [...seen, value]);
    }
    switch (type) {
      case "color":
        return colour(value as OklchColour);
      case "dimension":
        return dimension(value as Dimension, extensions, fluid);
      case "duration":
        return plain(value as Dimension);
      case "number":
      case "fontWeight":
        return String(value);
      case "fontFamily":
        return (value as string[])
          .map((name) => (name.includes(" ") ? JSON.stringify(name) : name))
          .join(", ");
      case "cubicBezier":
        return `cubic-bezier(${(value as number[]).join(", ")})`;
      case "shadow":
        return (value as Shadow[])
          .map((shadow) =>
            [
              ...[shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map(plain),
              css(shadow.color, "color", undefined, seen),
            ].join(" "),
          )
          .join(", ");
      default:
        throw new Error(`Tokens of $type "${type}" are not understood here; add them to theme/dtcg.ts.`);
    }
  };
  const walk = (node: TokenGroup, inherited: string): unknown => {
    const type = typeof node.$type === "string" ? node.$type : inherited;
    if ("$value" in node) return css(node.$value, type, node.$extensions, []);
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => !key.startsWith("$"))
        .map(([key, child]) => [key, walk(child as TokenGroup, type)]),
    );
  };
  return walk(group, "") as TokenTree<Group>;
}

function find(path: string, sources: readonly TokenGroup[]) {
  for (const source of sources) {
    let node: unknown = source;
    let type: string | undefined;
    for (const key of path.split(".")) {
      node = typeof node === "object" && node !== null ? (node as TokenGroup)[key] : undefined;
      const own = typeof node === "object" && node !== null ? (node as TokenGroup).$type : undefined;
      if (typeof own === "string") type = own;
    }
    if (typeof node === "object" && node !== null && "$value" in node) {
      return { value: node.$value, type, extensions: (node as TokenGroup).$extensions };
    }
  }
  throw new Error(`Token alias {${path}} points at nothing.`);
}

function colour(value: OklchColour): string {
  if (value.colorSpace !== "oklch") {
    throw new Error(
      `Colours are written in oklch here, whose lightness can be planned; found ${value.colorSpace}.`,
    );
  }
  return toHex(oklchToRgb(...value.components, value.alpha));
}

function plain({ value, unit }: Dimension): string {
  return value === 0 && unit !== "ms" ? "0" : `${value}${unit}`;
}

/** Writes a growing dimension as `clamp()`: `rem` at both ends, so that the reader's font size still counts. */
function dimension(from: Dimension, extensions: unknown, { narrow, wide }: FluidRange): string {
  const fluid = (extensions as { "preforma.fluid"?: { to: Dimension } } | undefined)?.["preforma.fluid"];
  if (fluid === undefined) return plain(from);
  const start = from.value * rootFontSize;
  const end = fluid.to.value * rootFontSize;
  const slope = (end - start) / (wide - narrow);
  const intercept = (start - slope * narrow) / rootFontSize;
  const round = (value: number) => Number(value.toFixed(4));
  return `clamp(${plain(from)}, ${round(intercept)}rem + ${round(slope * 100)}vw, ${plain(fluid.to)})`;
}
