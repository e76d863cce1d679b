import { media } from "./media.ts";
import { declarationsOf, type ValueTree } from "./names.ts";
import { bothSchemes } from "./scheme.ts";
import { comfortableValues, compactValues, type ThemeValues } from "./tokens.ts";

/** A rule that sets custom properties, for both the style sheet compiler and the theme builder. */
export interface ThemeRule {
  readonly selector: string;
  /** The media query around it. */
  readonly media?: string;
  readonly declarations: Readonly<Record<string, string>>;
}

/**
 * The selectors of a theme's rules. The library's own have no specificity (`:where`), so that a brand overrides them in
 * any order of the two style sheets.
 */
export interface ThemeScope {
  /** The element that the theme is set on. */
  readonly root: string;
  /** The elements in it, itself included, that match a selector. */
  readonly inside: (selector: string) => string;
  /** Those, and the themed element if it is inside such an element. */
  readonly within: (selector: string) => string;
}

/** The library's own theme. */
export const ownScope: ThemeScope = {
  root: ":where(:root)",
  inside: (selector) => `:where(${selector})`,
  within: (selector) => `:where(${selector})`,
};

/** A brand's theme on the elements that match a selector. */
export function brandScope(selector: string): ThemeScope {
  const inside = (part: string) => `${selector}${part}, ${selector} ${part}`;
  return {
    root: selector,
    inside,
    // A branded part of a high-contrast page.
    within: (part) => (selector === ":root" ? inside(part) : `${inside(part)}, ${part} ${selector}`),
  };
}

/** Elements on which the scheme may change. */
const schemed = "[data-scheme]";
const inMore = ':where([data-contrast="more"] *)';
const morePreferred = "(prefers-contrast: more)";
const standardKept = ':where(:not([data-contrast="standard"], [data-contrast="standard"] *))';

/**
 * The rules of a brand: colours, shadows, corners, type; for light, dark, high contrast and forced colours.
 * `light-dark()` follows the `color-scheme` of the element that uses it, so that each colour is declared once and a
 * part of a page can have its own scheme. It is declared again where a scheme may change: bundlers that compile for
 * browsers without `light-dark()`, as Vite and Next.js do by default, replace it by variables, which are resolved where
 * they are declared, and a dark band would inherit the light colours of its page.
 */
export function brandRules(
  { shared, schemes }: ThemeValues,
  { root, inside, within }: ThemeScope,
): ThemeRule[] {
  const standard = declarationsOf(bothSchemes(painted(schemes.light), painted(schemes.dark)));
  const more = declarationsOf(bothSchemes(painted(schemes["light-more"]), painted(schemes["dark-more"])));
  const contrast = Object.fromEntries(
    Object.entries(more).filter(([name, value]) => standard[name] !== value),
  );
  return [
    { selector: root, declarations: declarationsOf({ font: shared.font, radius: shared.radius }) },
    { selector: `${root}, ${inside(schemed)}`, declarations: standard },
    {
      selector: `${within('[data-contrast="more"]')}, ${inside(schemed + inMore)}`,
      declarations: contrast,
    },
    // Arabic letters join, and their ascenders and marks need more room between the lines.
    {
      selector: within(":lang(ar)"),
      declarations: {
        "--pf-font-tracking-tight": "0",
        "--pf-font-tracking-wide": "0",
        "--pf-font-leading-tight": "1.3",
        "--pf-font-leading-snug": "1.5",
        "--pf-font-leading-base": "1.8",
      },
    },
    {
      selector: `${root}${standardKept}, ${inside(schemed + standardKept)}`,
      media: morePreferred,
      declarations: contrast,
    },
    // Last: the reader's own colours override our contrast modes.
    {
      selector: `${root}, ${within("[data-contrast]")}, ${inside(schemed)}`,
      media: media.forcedColors,
      declarations: {
        "--pf-color-focus": "Highlight",
        "--pf-color-border-default": "CanvasText",
        "--pf-color-border-strong": "CanvasText",
        "--pf-color-border-control": "ButtonBorder",
        "--pf-color-tile-veil": "transparent",
      },
    },
  ];
}

/** The rules common to every brand: space, sizes, density, motion and stacking. */
export function foundationRules({ shared }: ThemeValues, { root, within }: ThemeScope): ThemeRule[] {
  const { space, size, motion, stack } = shared;
  return [
    { selector: root, declarations: declarationsOf({ space, size, motion, stack }) },
    { selector: within('[data-density="compact"]'), declarations: declarationsOf(compactValues) },
    // A comfortable part of a compact page.
    { selector: within('[data-density="comfortable"]'), declarations: declarationsOf(comfortableValues) },
    {
      selector: root,
      // Removes all motion centrally, so that no component has to.
      media: "(prefers-reduced-motion: reduce)",
      declarations: {
        "--pf-motion-duration-fast": "0.01ms",
        "--pf-motion-duration-base": "0.01ms",
        "--pf-motion-duration-slow": "0.01ms",
      },
    },
  ];
}

/** The colours and shadows of a scheme, without its file's metadata. */
function painted({ color, shadow }: ThemeValues["schemes"]["light"]): ValueTree {
  return { color, shadow };
}

/** Writes rules as CSS text in the theme's cascade layer. */
export function cssText(rules: readonly ThemeRule[], indent = "  "): string {
  return rules
    .map(({ selector, media: query, declarations }) => {
      const inner = query === undefined ? indent : `${indent}  `;
      const lines = Object.entries(declarations).map(([name, value]) => `${inner}  ${name}: ${value};`);
      const rule = [`${inner}${selector} {`, ...lines, `${inner}}`];
      return (query === undefined ? rule : [`${indent}@media ${query} {`, ...rule, `${indent}}`]).join("\n");
    })
    .join("\n");
}
