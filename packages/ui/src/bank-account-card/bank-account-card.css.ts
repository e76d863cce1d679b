import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const card = style({ ...parts.sheet, ...parts.stacked("m") });

export const head = style({
  ...parts.wrapping,
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space.s,
});

export const title = style(parts.subheading);

export const iban = style({
  ...parts.wrappingRow,
  justifyContent: "space-between",
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.sunken,
});

/** Figures are in groups of four, and their order stays the same in right-to-left text. */
export const number = style({
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "0.01em",
  wordSpacing: "0.1em",
  // In print two cards are side by side; the number should stay on one line, to be typed in.
  "@media": { [media.print]: { fontSize: vars.font.size.m, whiteSpace: "nowrap" } },
});

export const line = style({ display: "flex", alignItems: "center", gap: vars.space.xxs });
/** A code stays on one line if possible: its button wraps before the code breaks. */
export const code = style([line, { flexWrap: "wrap" }]);
/** Text without aligned figures: tabular figures would also widen the brackets in this font. */
export const words = style({ fontVariantNumeric: "normal" });
export const note = style({ margin: 0, ...parts.smallMuted, textWrap: "pretty" });
