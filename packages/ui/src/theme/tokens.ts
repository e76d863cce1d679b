import brandTokens from "../../tokens/brand.json" with { type: "json" };
import compact from "../../tokens/compact.json" with { type: "json" };
import darkMore from "../../tokens/dark-more.json" with { type: "json" };
import dark from "../../tokens/dark.json" with { type: "json" };
import foundationTokens from "../../tokens/foundation.json" with { type: "json" };
import lightMore from "../../tokens/light-more.json" with { type: "json" };
import lightTokens from "../../tokens/light.json" with { type: "json" };
import viewport from "../../tokens/viewport.json" with { type: "json" };
import { resolveTokens } from "./css-value.ts";
import { mergeGroups, type TokenGroup, type TokenTree } from "./dtcg.ts";

// Declaration files refer to these instead of the imports, whose `with` TypeScript 7 omits.
const brand = brandTokens;
const foundation = foundationTokens;
const light = lightTokens;

/** Breakpoints: window widths in px. */
export const viewports = {
  narrow: viewport.viewport.narrow.$value.value,
  phone: viewport.viewport.phone.$value.value,
  desktop: viewport.viewport.desktop.$value.value,
  wide: viewport.viewport.wide.$value.value,
} as const;

const fluid = { narrow: viewports.narrow, wide: viewports.wide };

/** The project's own brand file. */
export const ownBrand: TokenGroup = brand;

/** The token files of each scheme. High-contrast files contain only the differences from their base scheme. */
export const schemeFiles = {
  light,
  dark,
  "light-more": mergeGroups(light, lightMore) as typeof light,
  "dark-more": mergeGroups(dark, darkMore) as typeof light,
} as const;

/** A scheme's name; `-more` is high contrast. A token missing from one of them is a type error here. */
export type SchemeName = keyof typeof schemeFiles;

/** The colours and shadows of one scheme, as CSS values. */
export type Scheme = TokenTree<typeof light>;

/** All token files of a brand: the foundation with the brand's changes. */
export function brandFiles(brandFile: TokenGroup) {
  const merged = mergeGroups(foundation, { font: brandFile.font, radius: brandFile.radius }) as unknown;
  return {
    foundation: merged as typeof foundation & Pick<typeof brand, "radius"> & { font: typeof brand.font },
    sources: [brandFile, foundation],
  };
}

/** A brand as CSS values: those shared by all schemes, and the colours and shadows of each. */
export interface ThemeValues {
  readonly shared: TokenTree<ReturnType<typeof brandFiles>["foundation"]>;
  readonly schemes: Readonly<Record<SchemeName, Scheme>>;
}

/**
 * Resolves the tokens of a brand.
 *
 * @throws Error if the brand lacks a token that a scheme refers to, or contains a colour outside sRGB.
 */
export function resolveTheme(brandFile: TokenGroup): ThemeValues {
  const { foundation, sources } = brandFiles(brandFile);
  const scheme = (name: SchemeName): Scheme =>
    resolveTokens(schemeFiles[name], [...sources, schemeFiles[name]], fluid);
  return {
    shared: resolveTokens(foundation, sources, fluid),
    schemes: {
      light: scheme("light"),
      dark: scheme("dark"),
      "light-more": scheme("light-more"),
      "dark-more": scheme("dark-more"),
    },
  };
}

/** The project's own brand. */
export const { shared, schemes } = resolveTheme(brand);

/** Overrides of compact density: spacing and control sizes, as CSS values. */
export const compactValues = resolveTokens(compact, [], fluid);

/** The same tokens at the default density. */
export const comfortableValues = {
  space: shared.space,
  size: { control: shared.size.control },
};

/** The token file of compact density. */
export const compactFile: TokenGroup = compact;
