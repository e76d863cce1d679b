import { mapTokens, type ResolvedToken, type TokenGroup, type TokenTree } from "./dtcg.ts";
import { oklchToRgb, toHex } from "./oklch.ts";

/** Viewport widths in px between which fluid dimensions grow. */
export interface FluidRange {
  readonly narrow: number;
  readonly wide: number;
}

/** A DTCG dimension or duration. */
export interface Dimension {
  readonly value: number;
  readonly unit: string;
}

/** A DTCG colour. */
export interface OklchColour {
  readonly colorSpace: string;
  readonly components: readonly [number, number, number];
  readonly alpha?: number;
}

/** One layer of a DTCG shadow. */
export interface Shadow {
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
  readonly spread: Dimension;
  readonly color: OklchColour;
}

const rootFontSize = 16;

/**
 * Resolves a token tree to CSS values. `sources` are all files that aliases may refer to.
 *
 * @throws Error on a dangling or circular alias, and on a `$type` that this theme does not use.
 */
export function resolveTokens<Group extends TokenGroup>(
  group: Group,
  sources: readonly TokenGroup[],
  fluid: FluidRange,
): TokenTree<Group> {
  return mapTokens(group, sources, (token) => cssValue(token, fluid));
}

function cssValue({ type, value, extensions }: ResolvedToken, fluid: FluidRange): string {
  switch (type) {
    case "color":
      return toHex(rgbOf(value as OklchColour));
    case "dimension":
      return dimension(value as Dimension, extensions, fluid);
    case "duration":
      return plain(value as Dimension);
    case "number":
    case "fontWeight":
      return String(value);
    case "fontFamily":
      return (value as string[]).map((name) => (name.includes(" ") ? JSON.stringify(name) : name)).join(", ");
    case "cubicBezier":
      return `cubic-bezier(${(value as number[]).join(", ")})`;
    case "shadow":
      return (value as Shadow[])
        .map(({ offsetX, offsetY, blur, spread, color }) =>
          [...[offsetX, offsetY, blur, spread].map(plain), toHex(rgbOf(color))].join(" "),
        )
        .join(", ");
    default:
      throw new Error(`Tokens of $type "${type}" are not understood here; add them to theme/css-value.ts.`);
  }
}

/**
 * The sRGB colour of a colour token.
 *
 * @throws Error if it is not in oklch, RangeError if it is outside sRGB.
 */
export function rgbOf({ colorSpace, components, alpha }: OklchColour) {
  if (colorSpace !== "oklch") {
    throw new Error(`Colours are written in oklch here; found ${colorSpace}.`);
  }
  return oklchToRgb(...components, alpha);
}

function plain({ value, unit }: Dimension): string {
  return value === 0 && unit !== "ms" ? "0" : `${value}${unit}`;
}

/** Writes a fluid dimension as `clamp()`, with `rem` at both ends, so that it respects the reader's font size. */
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
