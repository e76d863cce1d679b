import { contrastRatio, fromHex, over, toHex } from "./oklch.ts";
import type { Scheme, SchemeName } from "./tokens.ts";

/** Two colours that a component puts together, as paths in the scheme: `text.muted` on `surface.page`. */
export interface ContrastPair {
  readonly foreground: string;
  readonly background: string;
  /** The min ratio, 1 to 21. */
  readonly minRatio: number;
}

/** A pair in one scheme, with both values and their ratio. */
export interface MeasuredPair extends ContrastPair {
  readonly scheme: SchemeName;
  /** As hex. Translucent colours are composited first. */
  readonly foregroundColour: string;
  readonly backgroundColour: string;
  readonly ratio: number;
}

/**
 * Min ratios: WCAG 2.2, 1.4.3 (text, AA) and 1.4.11 (a control's edge, state or focus, and meaningful graphics). High
 * contrast meets 1.4.6 (text, AAA), and for controls the ratio that AA requires of text.
 */
const demands = {
  standard: { text: 4.5, shape: 3 },
  more: { text: 7, shape: 4.5 },
} as const;

/** Every pair that components may combine. Other pairs must not be used. */
function pairsOf({
  text,
  shape,
}: {
  readonly text: number;
  readonly shape: number;
}): readonly ContrastPair[] {
  const pair = (foreground: string, background: string, minRatio: number) => ({
    foreground,
    background,
    minRatio,
  });
  return [
    ...["page", "base", "sunken", "raised", "hover"].flatMap((surface) => [
      pair("text.default", `surface.${surface}`, text),
      pair("text.muted", `surface.${surface}`, text),
      pair("text.link", `surface.${surface}`, text),
      pair("focus", `surface.${surface}`, shape),
      // Stars and rating bars carry meaning, so 1.4.11 applies to them.
      pair("accent.mark", `surface.${surface}`, shape),
    ]),
    ...["page", "base", "raised"].flatMap((surface) => [
      pair("border.control", `surface.${surface}`, shape),
      pair("brand.solid", `surface.${surface}`, shape),
      ...["success", "warning", "danger"].map((status) => pair(`${status}.text`, `surface.${surface}`, text)),
    ]),
    pair("text.onInk", "surface.ink", text),
    pair("text.onInkMuted", "surface.ink", text),
    ...["solid", "hover", "active"].map((state) => pair("brand.onSolid", `brand.${state}`, text)),
    pair("brand.onSoft", "brand.soft", text),
    pair("brand.onSoft", "brand.softHover", text),
    pair("accent.onSolid", "accent.solid", text),
    pair("accent.onSolid", "accent.hover", text),
    pair("accent.onSoft", "accent.soft", text),
    pair("danger.onSolid", "danger.solid", text),
    ...["success", "warning", "danger"].map((status) => pair(`${status}.onSoft`, `${status}.soft`, text)),
    pair("onHighlight", "highlight", text),
    pair("tile.text", "tile.ground", text),
    pair("tile.textMuted", "tile.ground", text),
  ];
}

/** Measures every pair of a scheme, and text above and below a tile's veil. */
export function measurePairs(scheme: SchemeName, { color }: Scheme): readonly MeasuredPair[] {
  const { text, shape } = scheme.endsWith("-more") ? demands.more : demands.standard;
  const at = (path: string): string => {
    let node: unknown = color;
    for (const key of path.split(".")) node = (node as Record<string, unknown>)[key];
    return node as string;
  };
  const laid = (front: string, back: string): string => toHex(over(fromHex(front), fromHex(back)));
  const measured = (pair: ContrastPair, front: string, backgroundColour: string): MeasuredPair => {
    // The composited colour: little is left of black at a tenth of its opacity.
    const foregroundColour = laid(front, backgroundColour);
    const ratio = contrastRatio(fromHex(foregroundColour), fromHex(backgroundColour));
    return { ...pair, scheme, foregroundColour, backgroundColour, ratio };
  };
  // A brand may make any step translucent: the browser's canvas shows through the page, and the page through everything
  // on it.
  const page = laid(color.surface.page, scheme.startsWith("dark") ? "#000000" : "#ffffff");
  const { veil } = color.tile;
  const clear = laid(color.tile.ground, page);
  const ground = laid(veil, clear);
  return [
    ...pairsOf({ text, shape }).map((pair) =>
      measured(pair, at(pair.foreground), laid(at(pair.background), page)),
    ),
    ...(["text", "textMuted"] as const).flatMap((name) => {
      const pair = { foreground: `tile.${name}`, background: "tile.ground under tile.veil", minRatio: text };
      const under = laid(veil, laid(color.tile[name], clear));
      return [
        measured(pair, color.tile[name], ground),
        measured({ ...pair, foreground: `${pair.foreground} under tile.veil` }, under, ground),
      ];
    }),
  ];
}
