import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/style.ts";

export const card = style({ gap: vars.space.m });

export { head, texts, title } from "../card/record-head.css.ts";

export const reference = style({
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: "tabular-nums",
});
export const muted = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.m,
  margin: 0,
  fontSize: vars.font.size.s,
  color: vars.color.text.muted,
});
/** The sender's own words, whose direction is their own; they begin at the reader's side. */
export const summary = style({
  margin: 0,
  overflowWrap: "anywhere",
  textWrap: "pretty",
  textAlign: ["match-parent", "-webkit-match-parent"],
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });
