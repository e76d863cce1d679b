import { measurePairs, type MeasuredPair } from "../theme/contrast.ts";
import { layerOrder } from "../theme/layer-order.ts";
import { brandRules, brandScope, cssText, type ThemeRule } from "../theme/rules.ts";
import { brandFiles, ownBrand, resolveTheme, schemeFiles, type SchemeName } from "../theme/tokens.ts";
import { mapTokens, type ResolvedToken, type TokenGroup } from "../theme/dtcg.ts";
import type { BrandTokens } from "./brands.ts";

export interface ThemeOptions {
  /** The elements that carry the brand. A simple selector, without commas. @default ":root" */
  readonly selector?: string;
}

/** A brand, built. */
export interface Theme {
  /**
   * A style sheet of custom properties for light, dark, high contrast and forced colours. It goes beside
   * `@preforma/ui/theme/styles.css`, which stays, and wins over it in any loading order.
   */
  readonly css: string;
  /** The same as data, for build steps that write style sheets themselves. */
  readonly rules: readonly ThemeRule[];
  /** Every pair of colours that was checked, in every scheme, with its ratio. */
  readonly contrast: readonly MeasuredPair[];
}

/** A brand was rejected: the contrast of some text or control is too low. */
export class ContrastError extends Error {
  override readonly name = "ContrastError";
  /** The pairs that fall short. */
  readonly pairs: readonly MeasuredPair[];

  constructor(pairs: readonly MeasuredPair[]) {
    super(
      [
        `The brand falls short of the contrast that it must have in ${pairs.length} ${pairs.length === 1 ? "pair" : "pairs"} of colours:`,
        ...pairs.map(
          ({ scheme, foreground, foregroundColour, background, backgroundColour, ratio, minRatio }) =>
            `  ${scheme}: ${named(foreground, scheme)} ${foregroundColour} on ${named(background, scheme)} ${backgroundColour} is ` +
            `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 and must be ${minRatio}:1`,
        ),
        "Change the lightness of the named steps of the palette: darker in front of light, lighter in front of dark.",
      ].join("\n"),
    );
    this.pairs = pairs;
  }
}

/** A colour's path with the palette step behind it, which is what the brand file holds. */
function named(path: string, scheme: SchemeName): string {
  let node: unknown = schemeFiles[scheme].color;
  for (const key of path.split(" ")[0]?.split(".") ?? []) node = (node as Record<string, unknown>)[key];
  const { $value } = node as { readonly $value: unknown };
  return typeof $value === "string" ? `${path} (${$value.slice(1, -1)})` : path;
}

/**
 * Builds the theme of a brand from its token file. For Node and build steps: no part of it belongs in a browser.
 *
 * @throws Error when the file lacks tokens, RangeError when it holds a colour that sRGB cannot show, ContrastError
 * naming every pair whose contrast is below WCAG 2.2 AA (text 4.5, controls and focus 3), or, in high contrast,
 * below 7 and 4.5.
 */
export function createTheme(brand: BrandTokens, { selector = ":root" }: ThemeOptions = {}): Theme {
  checkBrand(brand);
  const values = resolveTheme(brand);
  const contrast = (Object.keys(schemeFiles) as SchemeName[]).flatMap((name) =>
    measurePairs(name, values.schemes[name]),
  );
  const short = contrast.filter(({ ratio, minRatio }) => ratio < minRatio);
  if (short.length > 0) throw new ContrastError(short);
  const rules = brandRules(values, brandScope(selector));
  return { css: `${layerOrder}\n@layer theme {\n${cssText(rules)}\n}\n`, rules, contrast };
}

type Paths = ReadonlyMap<string, ResolvedToken>;

/** Each token of a file by its path. */
function pathsOf(file: TokenGroup): Paths {
  const paths = new Map<string, ResolvedToken>();
  mapTokens(file, [file], (token, path) => paths.set(path, token));
  return paths;
}

/** How values are written; DTCG knows other ways for some, such as `"6px"` of its drafts. */
const examples: Readonly<Record<string, object>> = {
  color: { colorSpace: "oklch", components: [0.6, 0.09, 206] },
  dimension: { value: 6, unit: "px" },
  fontFamily: ["sans-serif"],
};

/** Whether a value has all that an example has, of the same types and in the same colour space. */
const isLike = (value: unknown, example: unknown): boolean =>
  typeof value === typeof example &&
  (typeof example === "object"
    ? Object.entries(example as object).every(([key, part]) =>
        isLike((value as TokenGroup | null)?.[key], part),
      )
    : example !== "oklch" || value === example);

/**
 * Finds tokens that a brand file must have and lacks, has with another type or in another notation, or has though no
 * brand decides them.
 *
 * @throws Error that names all of them.
 */
function checkBrand(file: TokenGroup): void {
  const given = pathsOf(file);
  const needed = pathsOf(ownBrand);
  const allowed = new Map([...needed, ...pathsOf({ font: brandFiles(ownBrand).foundation.font })]);
  const problems = [
    ...[...needed.keys()].filter((path) => !given.has(path)).map((path) => `${path} is missing`),
    ...[...given].flatMap(([path, { type, value }]) => {
      // A brand may define further colours beside those that the schemes use.
      const wanted = path.startsWith("palette.") ? "color" : allowed.get(path)?.type;
      if (wanted === undefined) return [`${path} is not a brand's to decide`];
      if (wanted !== type) return [`${path} has the $type "${type}" where "${wanted}" is meant`];
      const example = examples[type] ?? value;
      if (isLike(value, example)) return [];
      return [`${path} is ${JSON.stringify(value)} where ${JSON.stringify(example)} is meant`];
    }),
  ];
  if (problems.length === 0) return;
  throw new Error(
    `The brand file cannot become a theme: ${problems.join("; ")}. ` +
      "Copy @preforma/ui/tokens/brand.json and change its values.",
  );
}
