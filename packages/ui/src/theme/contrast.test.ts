import { describe, expect, test } from "vitest";
import { contrastRatio, fromHex, over } from "./oklch.ts";
import { schemes, type Scheme } from "./tokens.ts";

/** WCAG 2.2: 1.4.3 asks 4.5 of text; 1.4.11 asks 3 of what shows a control's edge, its state or focus. */
const text = 4.5;
const shape = 3;

/** Every pair that components may put together: front, back, least ratio. Other pairs are not for use. */
const pairs = ({
  color,
}: Scheme): readonly (readonly [name: string, front: string, back: string, least: number])[] => [
  ...(["page", "base", "sunken", "raised", "hover"] as const).flatMap((surface) => [
    [`text.default on surface.${surface}`, color.text.default, color.surface[surface], text] as const,
    [`text.muted on surface.${surface}`, color.text.muted, color.surface[surface], text] as const,
    [`text.link on surface.${surface}`, color.text.link, color.surface[surface], text] as const,
    [`focus on surface.${surface}`, color.focus, color.surface[surface], shape] as const,
  ]),
  ...(["page", "base", "raised"] as const).flatMap((surface) => [
    [`border.control on surface.${surface}`, color.border.control, color.surface[surface], shape] as const,
    [`brand.solid on surface.${surface}`, color.brand.solid, color.surface[surface], shape] as const,
    ...(["success", "warning", "danger"] as const).map(
      (status) =>
        [`${status}.text on surface.${surface}`, color[status].text, color.surface[surface], text] as const,
    ),
  ]),
  ["text.onInk on surface.ink", color.text.onInk, color.surface.ink, text],
  ["text.onInkMuted on surface.ink", color.text.onInkMuted, color.surface.ink, text],
  ...(["solid", "hover", "active"] as const).map(
    (state) => [`brand.onSolid on brand.${state}`, color.brand.onSolid, color.brand[state], text] as const,
  ),
  ["brand.onSoft on brand.soft", color.brand.onSoft, color.brand.soft, text],
  ["brand.onSoft on brand.softHover", color.brand.onSoft, color.brand.softHover, text],
  ["accent.onSolid on accent.solid", color.accent.onSolid, color.accent.solid, text],
  ["accent.onSolid on accent.hover", color.accent.onSolid, color.accent.hover, text],
  ["accent.onSoft on accent.soft", color.accent.onSoft, color.accent.soft, text],
  ["danger.onSolid on danger.solid", color.danger.onSolid, color.danger.solid, text],
  ...(["success", "warning", "danger"] as const).map(
    (status) =>
      [`${status}.onSoft on ${status}.soft`, color[status].onSoft, color[status].soft, text] as const,
  ),
  ["onHighlight on highlight", color.onHighlight, color.highlight, text],
  ["tile.text on tile.ground", color.tile.text, color.tile.ground, text],
  ["tile.textMuted on tile.ground", color.tile.textMuted, color.tile.ground, text],
];

describe.each(["light", "dark"] as const)("the %s scheme", (name) => {
  const scheme = schemes[name];
  const { ground, veil } = scheme.color.tile;
  const veiled = over(fromHex(veil), fromHex(ground));

  test.each(pairs(scheme))("%s", (_name, front, back, least) => {
    expect(contrastRatio(fromHex(front), fromHex(back))).toBeGreaterThanOrEqual(least);
  });

  test("text under the tile's veil stays readable", () => {
    const { text: ink, textMuted } = scheme.color.tile;
    for (const colour of [ink, textMuted]) {
      expect(contrastRatio(over(fromHex(veil), fromHex(colour)), veiled)).toBeGreaterThanOrEqual(text);
      expect(contrastRatio(fromHex(colour), veiled)).toBeGreaterThanOrEqual(text);
    }
  });
});
