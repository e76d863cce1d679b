import { vars } from "../theme/index.ts";
import { style } from "../theme/style.ts";

export const matrix = style({ display: "grid", gap: vars.space.xl, padding: vars.space.m });
export const language = style({ display: "grid", gap: vars.space.s, minInlineSize: 0 });
export const name = style({ margin: 0, fontSize: vars.font.size.l, fontWeight: vars.font.weight.medium });

export const cells = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(22rem, 100%), 1fr))",
  gap: vars.space.m,
});
export const figure = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  gap: vars.space.xxs,
  margin: 0,
  minInlineSize: 0,
});
export const caption = style({ color: vars.color.text.muted, fontSize: vars.font.size.xs });

/** Holds what the story places, and scrolls what is wider than a phone. */
export const cell = style({
  position: "relative",
  minInlineSize: 0,
  overflow: "auto",
  padding: vars.space.m,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.page,
  lineHeight: vars.font.leading.base,
});
