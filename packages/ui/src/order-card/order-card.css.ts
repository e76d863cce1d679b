import { title } from "../card/record-head.css.ts";
import { vars } from "../theme/contract.css.ts";
import { bareList } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const card = style({ gap: vars.space.m });

export { head, texts } from "../card/record-head.css.ts";

export const number = style([title, { fontVariantNumeric: "tabular-nums" }]);
export const muted = style({ margin: 0, fontSize: vars.font.size.s, color: vars.color.text.muted });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: vars.space.m,
});
export const pictures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  ...bareList,
});
export const stage = style({
  position: "relative",
  inlineSize: "3.5rem",
  aspectRatio: "4 / 5",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.tile.ground,
  "::after": { content: "", position: "absolute", inset: 0, backgroundColor: vars.color.tile.veil },
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});
export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "contain",
});
export const more = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.5rem",
  fontSize: vars.font.size.s,
  color: vars.color.text.muted,
});
export const sums = style({
  display: "grid",
  justifyItems: "end",
  gap: vars.space.xxs,
  margin: 0,
  marginInlineStart: "auto",
});
export const total = style({
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.font.leading.snug,
});
/** Above the card's own target. */
export const actions = style({
  position: "relative",
  zIndex: vars.stack.raised,
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  alignSelf: "flex-start",
});
