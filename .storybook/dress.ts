import { directionOf, isLocale, type Direction, type Locale } from "../packages/domain/src/locales/index.ts";
import type { toolbar } from "./toolbar.ts";

/** No page can turn forced colours on; but it can make the rules that wait for them hold. */
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

/** Imitates forced colours on this page, or stops to. Style sheets that come later need another call. */
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

/** What the toolbar says. */
export type Globals = Readonly<Partial<Record<keyof typeof toolbar, unknown>>>;

/** The language that the toolbar asks for. */
export function localeFrom({ locale }: Globals): Locale {
  return isLocale(locale) ? locale : "en";
}

/** The direction that the toolbar asks for: the language's own, unless it says otherwise. */
export function directionFrom(globals: Globals): Direction {
  const { direction } = globals;
  return direction === "ltr" || direction === "rtl" ? direction : directionOf(localeFrom(globals));
}

/**
 * Puts on the document what styles ask it for, as on a site. An attribute that says nothing new is left out. Language
 * and direction are the caller's: those of a story, or of a page about it.
 */
export function dress(
  root: HTMLElement,
  globals: Globals,
  { lang, dir }: { readonly lang: string; readonly dir: string },
): void {
  const mark = (name: string, value: unknown, usual: string) => {
    if (typeof value === "string" && value !== usual) root.dataset[name] = value;
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
