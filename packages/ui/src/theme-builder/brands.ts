import bordeaux from "../../tokens/brands/bordeaux.json" with { type: "json" };
import type { TokenGroup } from "../theme/dtcg.ts";
import { ownBrand } from "../theme/tokens.ts";

/** A brand as a design token file (DTCG 2025.10) of the form of `tokens/brand.json`. */
export type BrandTokens = TokenGroup;

/** The brands that the library brings: its own, and the example of another. */
export const brands: Readonly<Record<"preforma" | "bordeaux", BrandTokens>> = {
  preforma: ownBrand,
  bordeaux,
};
