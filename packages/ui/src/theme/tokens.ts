import brand from "../../tokens/brand.json" with { type: "json" };
import dark from "../../tokens/dark.json" with { type: "json" };
import foundation from "../../tokens/foundation.json" with { type: "json" };
import light from "../../tokens/light.json" with { type: "json" };
import viewport from "../../tokens/viewport.json" with { type: "json" };
import { resolveTokens, type TokenTree } from "./dtcg.ts";

const sources = [brand, foundation, light];

/** Widths of the window in px at which layouts change. */
export const viewports = {
  narrow: viewport.viewport.narrow.$value.value,
  phone: viewport.viewport.phone.$value.value,
  desktop: viewport.viewport.desktop.$value.value,
  wide: viewport.viewport.wide.$value.value,
} as const;

const fluid = { narrow: viewports.narrow, wide: viewports.wide };
const brandValues = resolveTokens(brand, sources, fluid);
const foundationValues = resolveTokens(foundation, sources, fluid);

/** What stays the same in every scheme, as CSS values. */
export const shared = {
  font: { family: brandValues.font.family, ...foundationValues.font },
  radius: brandValues.radius,
  space: foundationValues.space,
  size: foundationValues.size,
  motion: foundationValues.motion,
  stack: foundationValues.stack,
};

/** The colours and shadows of one scheme, as CSS values. */
export type Scheme = TokenTree<typeof light>;

/** Both schemes. A token that one of them lacks is a type error here. */
export const schemes: Readonly<Record<"light" | "dark", Scheme>> = {
  light: resolveTokens(light, sources, fluid),
  dark: resolveTokens(dark, [brand, foundation, dark], fluid),
};
