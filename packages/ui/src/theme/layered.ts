import {
  globalStyle as unlayeredGlobalStyle,
  style as unlayeredStyle,
  type GlobalStyleRule,
  type StyleRule,
} from "@vanilla-extract/css";
import { siteLayer, themeLayer, uiLayer } from "./layers.css.ts";

/** A rule, a class name to compose, or a list of both, as in vanilla-extract. */
export type Style = StyleRule | string | readonly (StyleRule | string)[];

/**
 * vanilla-extract's functions, with their rules in a layer.
 *
 * @param layerNow The layer for the file whose styles are being compiled.
 */
export function layered(layerNow: () => string) {
  const wrap = (rule: Style): Parameters<typeof unlayeredStyle>[0] => {
    if (typeof rule === "string") return [rule];
    const layer = layerNow();
    if ("length" in rule)
      return rule.map((part) => (typeof part === "string" ? part : { "@layer": { [layer]: part } }));
    return { "@layer": { [layer]: rule } };
  };
  return {
    /** A class with its rules in the layer. */
    style: (rule: Style, debugId?: string): string => unlayeredStyle(wrap(rule), debugId),
    /** One class per key; the component picks a class, so no style is computed in the browser. */
    styleVariants: <Key extends string>(
      rules: Readonly<Record<Key, Style>>,
      debugId?: string,
    ): Record<Key, string> =>
      Object.fromEntries(
        Object.entries<Style>(rules).map(([key, rule]) => [
          key,
          unlayeredStyle(wrap(rule), debugId === undefined ? key : `${debugId}_${key}`),
        ]),
      ) as Record<Key, string>,
    /** Rules for a selector, in the layer. */
    globalStyle: (selector: string, rule: GlobalStyleRule): void =>
      unlayeredGlobalStyle(selector, { "@layer": { [layerNow()]: rule } }),
  };
}

const own = layered(() => uiLayer);
const site = layered(() => siteLayer);
const theme = layered(() => themeLayer);

/** Styles of your own components: layer `ui`, above the library styles that they compose. */
export const { style, styleVariants, globalStyle } = own;
/** Styles of a site, which override the library's: layer `site`. */
export const { style: siteStyle, styleVariants: siteStyleVariants, globalStyle: siteGlobalStyle } = site;
/** Rules of the theme, below everything else: layer `theme`. */
export const { globalStyle: themeStyle } = theme;
