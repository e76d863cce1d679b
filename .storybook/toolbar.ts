import { localeNames, locales } from "../packages/domain/src/locales/index.ts";
import type { Preview } from "@storybook/react-vite";

type Choice = readonly [value: string, title: string];

/** A menu of the toolbar. The first choice is what holds when nothing was chosen. */
function menu(
  description: string,
  icon:
    | "globe"
    | "transfer"
    | "mirror"
    | "contrast"
    | "paintbrush"
    | "component"
    | "zoom"
    | "play"
    | "eye"
    | "paragraph",
  choices: readonly Choice[],
) {
  return {
    description,
    toolbar: { icon, dynamicTitle: false, items: choices.map(([value, title]) => ({ value, title })) },
  };
}

/** Everything that the toolbar can change about a story, in the order of the toolbar. */
export const toolbar = {
  locale: {
    description: "Language, and with it the direction",
    toolbar: {
      icon: "globe",
      dynamicTitle: true,
      items: locales.map((locale) => ({ value: locale, title: localeNames[locale], right: locale })),
    },
  },
  direction: menu("Direction, against the language's own", "transfer", [
    ["auto", "Language's direction"],
    ["ltr", "Left to right"],
    ["rtl", "Right to left"],
  ]),
  scheme: menu("Colour scheme", "mirror", [
    ["light", "Light"],
    ["dark", "Dark"],
  ]),
  contrast: menu("Contrast, as a reader's system asks for it", "contrast", [
    ["standard", "Standard contrast"],
    ["more", "High contrast"],
  ]),
  brand: menu("Brand: each is one file of tokens", "paintbrush", [
    ["preforma", "Preforma"],
    ["bordeaux", "Bordeaux"],
  ]),
  density: menu("Density", "component", [
    ["comfortable", "Comfortable"],
    ["compact", "Compact"],
  ]),
  // Words, since a figure comes back from an address as a number that is none of the choices.
  textSize: menu("Text size, as a reader sets it in the browser", "zoom", [
    ["usual", "Text 100 %"],
    ["larger", "Text 150 %"],
    ["double", "Text 200 %"],
  ]),
  motion: menu("Motion", "play", [
    ["full", "Motion as the system asks"],
    ["reduced", "Reduced motion"],
  ]),
  forcedColours: menu(
    "Forced colours, imitated: the components' own rules for them, over the system's colours. The real thing: DevTools, Rendering, “Emulate CSS media feature forced-colors”.",
    "eye",
    [
      ["none", "Own colours"],
      ["active", "Forced colours"],
    ],
  ),
  longText: menu("The library's texts, half as long again", "paragraph", [
    ["off", "Texts as written"],
    ["on", "Long texts"],
  ]),
} as const satisfies Preview["globalTypes"];
