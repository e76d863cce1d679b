import { title } from "../card/record-head.css.ts";
import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const card = style({ gap: vars.space.m });

export { head, texts } from "../card/record-head.css.ts";

export const number = style([title, { fontVariantNumeric: "tabular-nums" }]);
export const muted = style({ margin: 0, fontSize: vars.font.size.s, color: vars.color.text.muted });

export const foot = style({
  ...parts.wrapping,
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: vars.space.m,
});
export const pictures = style({ ...parts.wrapping, gap: vars.space.xs, ...parts.bareList });
export const stage = style({
  ...parts.pictureGround,
  inlineSize: "3.5rem",
  aspectRatio: "4 / 5",
  borderRadius: vars.radius.medium,
  "::after": { content: "", position: "absolute", inset: 0, backgroundColor: vars.color.tile.veil },
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});
export const picture = style({ ...parts.filling, objectFit: "contain" });
export const more = style({ ...parts.centred, inlineSize: "2.5rem", ...parts.smallMuted });
export const sums = style({
  ...parts.stacked("xxs"),
  justifyItems: "end",
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
  ...parts.wrapping,
  gap: vars.space.xs,
  alignSelf: "flex-start",
});
