import { rgbOf, type OklchColour, type Shadow } from "../theme/css-value.ts";
import { mapTokens, type ResolvedToken, type TokenGroup } from "../theme/dtcg.ts";
import { layerOrder } from "../theme/layer-order.ts";
import { propertyName } from "../theme/names.ts";
import { toHex } from "../theme/oklch.ts";
import { brandRules, brandScope, cssText, foundationRules } from "../theme/rules.ts";
import { brandFiles, compactFile, resolveTheme, schemeFiles, type SchemeName } from "../theme/tokens.ts";
import type { BrandTokens } from "./brands.ts";
import { createTheme } from "./create-theme.ts";

/** A DTCG token without aliases, with its type beside its value. */
export interface FlatToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: unknown;
}

/** The tokens of a brand in the two forms that others take. */
export interface TokenExport {
  /** All custom properties of the theme, in a style sheet that needs nothing beside it. */
  readonly css: string;
  /**
   * DTCG (2025.10) for design tools, which seldom follow aliases or read oklch: one set per scheme and density, flat,
   * each token named as its custom property without `--pf-`, colours in sRGB with their hex.
   */
  readonly tokens: Readonly<Record<"base" | "compact" | SchemeName, Readonly<Record<string, FlatToken>>>>;
}

/**
 * Writes out a brand's tokens. A fluid dimension has its least value, and its greatest in `preforma.fluid`.
 *
 * @throws what `createTheme` throws.
 */
export function exportTokens(brand: BrandTokens): TokenExport {
  createTheme(brand);
  const values = resolveTheme(brand);
  const scope = brandScope(":root");
  const rules = [...foundationRules(values, scope), ...brandRules(values, scope)];
  const schemes = [
    "  :root { color-scheme: light dark; }",
    '  [data-scheme="light"] { color-scheme: light; }',
    '  [data-scheme="dark"] { color-scheme: dark; }',
  ];
  const { foundation, sources } = brandFiles(brand);
  const scheme = (name: SchemeName) => flatten(schemeFiles[name], [...sources, schemeFiles[name]]);
  return {
    css: `${layerOrder}\n@layer theme {\n${[...schemes, cssText(rules)].join("\n")}\n}\n`,
    tokens: {
      base: flatten(foundation, sources),
      compact: flatten(compactFile, []),
      light: scheme("light"),
      dark: scheme("dark"),
      "light-more": scheme("light-more"),
      "dark-more": scheme("dark-more"),
    },
  };
}

function flatten(group: TokenGroup, sources: readonly TokenGroup[]): Record<string, FlatToken> {
  const flat: Record<string, FlatToken> = {};
  const walk = (node: unknown, path: readonly string[]): void => {
    for (const [key, child] of Object.entries(node as object)) {
      if ("$type" in child) flat[propertyName([...path, key]).slice("pf-".length)] = child as FlatToken;
      else walk(child, [...path, key]);
    }
  };
  walk(mapTokens(group, sources, flatToken), []);
  return flat;
}

function flatToken({ type, value, description, extensions }: ResolvedToken): FlatToken {
  return {
    $type: type,
    $value:
      type === "color"
        ? inSrgb(value as OklchColour)
        : type === "shadow"
          ? (value as Shadow[]).map((layer) => ({ ...layer, color: inSrgb(layer.color) }))
          : value,
    ...(description !== undefined && { $description: description }),
    ...(extensions !== undefined && { $extensions: extensions }),
  };
}

function inSrgb(colour: OklchColour) {
  const { red, green, blue, alpha } = rgbOf(colour);
  const components = [red, green, blue].map((value) => Number(value.toFixed(4)));
  return { colorSpace: "srgb", components, alpha, hex: toHex({ red, green, blue, alpha: 1 }) };
}
