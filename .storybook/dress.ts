import { directionOf, isLocale, type Direction, type Locale } from "../packages/domain/src/locales/index.ts";
import { imitateForcedColours } from "./forced-colours.ts";
import type { toolbar } from "./toolbar.ts";

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
