import { vars } from "../theme/contract.css.ts";
import { smallMuted, wrapping, wrappingRow } from "../theme/fragments.ts";
import { style } from "../theme/style.ts";

export const card = style({ gap: vars.space.m });

export { head, texts, title } from "../card/record-head.css.ts";

export const reference = style({
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: "tabular-nums",
});
export const muted = style({
  ...wrapping,
  columnGap: vars.space.m,
  margin: 0,
  ...smallMuted,
});
/** The sender's own words, whose direction is their own; they begin at the reader's side. */
export const summary = style({
  margin: 0,
  overflowWrap: "anywhere",
  textWrap: "pretty",
  textAlign: ["match-parent", "-webkit-match-parent"],
});
export const actions = style({ ...wrappingRow, gap: vars.space.xs });
