import { directionOf, isLocale, type Direction, type Locale } from "../packages/domain/src/locales/index.ts";
import type { toolbar } from "./toolbar.ts";

/** A page cannot turn on forced colours, but can make their media rules apply. */
const waiting = "(forced-colors: active)";
const holding = "(min-width: 0px)";
const turned = new Set<CSSMediaRule>();

/** The media rules of a style sheet, also those inside cascade layers. */
function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []),
  ]);
}

/** Imitates forced colours on this page, or stops doing so. Style sheets loaded later need another call. */
function imitateForcedColours(active: boolean): void {
  document.documentElement.toggleAttribute("data-forced-colours", active);
  if (active) {
    for (const rule of [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules))) {
      if (!rule.media.mediaText.includes(waiting)) continue;
      rule.media.mediaText = rule.media.mediaText.replaceAll(waiting, holding);
      turned.add(rule);
    }
    return;
  }
  for (const rule of turned) rule.media.mediaText = rule.media.mediaText.replaceAll(holding, waiting);
  turned.clear();
}

/** The toolbar's settings. */
export type Globals = Readonly<Partial<Record<keyof typeof toolbar, unknown>>>;

/** The language set in the toolbar. */
export function localeFrom({ locale }: Globals): Locale {
  return isLocale(locale) ? locale : "en";
}

/** The direction set in the toolbar, by default the language's own. */
export function directionFrom(globals: Globals): Direction {
  const { direction } = globals;
  return direction === "ltr" || direction === "rtl" ? direction : directionOf(localeFrom(globals));
}

/**
 * Sets the document's attributes for styles, as on a site. Attributes with default values are omitted. The caller
 * passes language and direction: those of a story, or of its documentation page.
 */
export function dress(
  root: HTMLElement,
  globals: Globals,
  { lang, dir }: { readonly lang: string; readonly dir: string },
): void {
  const mark = (name: string, value: unknown, defaultValue: string) => {
    if (typeof value === "string" && value !== defaultValue) root.dataset[name] = value;
    else delete root.dataset[name];
  };
  root.lang = lang;
  root.dir = dir;
  root.dataset.scheme = globals.scheme === "dark" ? "dark" : "light";
  mark("contrast", globals.contrast, "standard");
  mark("brand", globals.brand, "preforma");
  mark("density", globals.density, "comfortable");
  mark("motion", globals.motion, "full");
  root.style.fontSize = globals.textSize === "larger" ? "150%" : globals.textSize === "double" ? "200%" : "";
  imitateForcedColours(globals.forcedColours === "active");
}
