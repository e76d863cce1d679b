import { vars } from "../theme/contract.css.ts";
import { focusRing } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

/** Fields beside each other where there is room, ending where text stops being comfortable. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
  alignItems: "start",
  gap: vars.space.m,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
});

/** Not yet ready to be sent; it still says why when it is tried. */
export const submit = style({
  minInlineSize: "10rem",
  selectors: { "&[aria-disabled='true']": { opacity: 0.6 } },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&[aria-disabled='true']": { opacity: 1, color: "GrayText", borderColor: "GrayText" } },
    },
  },
});

export const sent = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.s,
  paddingBlock: vars.space.l,
  textAlign: "center",
});

export const sentMark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "4rem",
  blockSize: "4rem",
  borderRadius: vars.radius.pill,
  borderStartEndRadius: vars.radius.medium,
  backgroundColor: vars.color.success.soft,
  color: vars.color.success.onSoft,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const sentTitle = style({
  margin: 0,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.small,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.snug,
  textWrap: "balance",
  ":focus-visible": focusRing,
});

export const sentDetail = style({ margin: 0, maxInlineSize: "32rem", color: vars.color.text.muted });

/** A fact that comes along with a form: a product, a position, whose name it carries. */
export const fact = style({
  margin: 0,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.sunken,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const note = style({
  margin: 0,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.snug,
  color: vars.color.text.muted,
});
