import { vars } from "../theme/contract.css.ts";
import { stacked } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

/** Average and bars are side by side if the bars stay long enough to compare. */
const roomy = "(min-width: 34rem)";

export const root = style({ containerType: "inline-size" });

export const summary = style({
  ...stacked("l"),
  alignItems: "center",
  gridTemplateColumns: "minmax(0, 26rem)",
  "@container": {
    [roomy]: {
      gridTemplateColumns: "auto minmax(0, 26rem)",
      justifyContent: "start",
      columnGap: vars.space.xxl,
    },
  },
});

export const overall = style({ display: "flex", flexDirection: "column", gap: vars.space.xs });
export const average = style({
  fontSize: vars.font.size.hero,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.tight,
  fontVariantNumeric: "tabular-nums",
});
export const total = style({ color: vars.color.text.muted, fontSize: vars.font.size.s });

export const list = style({ display: "grid", gap: vars.space.xs, margin: 0, padding: 0, listStyle: "none" });
export const row = style({
  ...stacked("s"),
  gridTemplateColumns: "5.5rem 1fr 3.5ch",
  alignItems: "center",
  fontSize: vars.font.size.s,
  fontVariantNumeric: "tabular-nums",
});
export const count = style({ textAlign: "end", color: vars.color.text.muted });

export const bar = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "0.5rem",
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface.sunken,
  // Bars grow in the reading direction, which an SVG ignores.
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } },
  "@media": {
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      border: "1px solid CanvasText",
      backgroundColor: "Canvas",
    },
  },
});
export const share = style({
  fill: vars.color.accent.mark,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});

export const none = style({ margin: 0, color: vars.color.text.muted });
