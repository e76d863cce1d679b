import {
  globalStyle as unlayeredGlobalStyle,
  style as unlayeredStyle,
  type GlobalStyleRule,
  type StyleRule,
} from "@vanilla-extract/css";
import { getFileScope } from "@vanilla-extract/css/fileScope";
import { heightLayers, siteLayer, themeLayer, uiLayer } from "./layers.css.ts";
import heights from "./style-heights.json" with { type: "json" };

/** A rule, a class name to compose, or a list of both, as vanilla-extract takes them. */
export type Style = StyleRule | string | readonly (StyleRule | string)[];

const heightOf = new Map(Object.entries(heights));

/**
 * The layer of a library file's styles, by its folder and name, wherever it is compiled: that of its height in `style-heights.json`,
 * which `scripts/style-heights.ts` works out. Of two rules of the same weight the later one wins, so without layers a
 * part whose sheet is loaded last would undo what a component made of it. What has no height yet stands over all.
 */
function layerOf(file: string): string {
  const height = heightOf.get(/[^/]+\/[^/]+(?=\.css\.ts$)/.exec(file)?.[0] ?? "");
  return (height === undefined ? undefined : heightLayers[height]) ?? uiLayer;
}

/** @param layerNow The layer for the file whose styles are being compiled. */
function layered(layerNow: () => string) {
  const wrap = (rule: Style): Parameters<typeof unlayeredStyle>[0] => {
    if (typeof rule === "string") return [rule];
    const layer = layerNow();
    if ("length" in rule)
      return rule.map((part) => (typeof part === "string" ? part : { "@layer": { [layer]: part } }));
    return { "@layer": { [layer]: rule } };
  };
  return {
    /** A class whose rules lie in the layer. */
    style: (rule: Style, debugId?: string): string => unlayeredStyle(wrap(rule), debugId),
    /** One class per key; the component picks a class, no style is computed in the browser. */
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

const ui = layered(() => layerOf(getFileScope().filePath));
const site = layered(() => siteLayer);
const theme = layered(() => themeLayer);

/** Styles of library components: layer `ui`, within it that of the file's height. */
export const { style, styleVariants, globalStyle } = ui;
/** Styles of a site, which win over the library's: layer `site`. */
export const { style: siteStyle, styleVariants: siteStyleVariants, globalStyle: siteGlobalStyle } = site;
/** Rules of the theme, under everything else: layer `theme`. */
export const { globalStyle: themeStyle } = theme;
