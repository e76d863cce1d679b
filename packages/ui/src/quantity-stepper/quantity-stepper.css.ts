import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/style.ts";

export const frame = style({ inlineSize: "fit-content", paddingInline: "0", gap: 0, overflow: "clip" });

export const input = style({
  flexGrow: 1,
  inlineSize: "7ch",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.font.weight.medium,
});

export const offers = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });
