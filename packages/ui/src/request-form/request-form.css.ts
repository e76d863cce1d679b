import { vars } from "../theme/contract.css.ts";
import { centredColumn, roundMark, smallMuted, stacked, wrappingRow } from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

const beside = (least: string) =>
  style({
    ...stacked("m"),
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`,
    alignItems: "start",
  });

/** Fields beside each other where there is room. */
export const pair = beside("14rem");
/** The same for fields that need more: a telephone number is beside its country. */
export const widePair = beside("18rem");

export const actions = style({ ...wrappingRow, gap: vars.space.s, marginBlockStart: vars.space.xs });

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

export const sent = style({ ...centredColumn, gap: vars.space.s, paddingBlock: vars.space.l });

export const sentMark = style({
  ...roundMark,
  backgroundColor: vars.color.success.soft,
  color: vars.color.success.onSoft,
});

export const sentTitle = style({
  margin: 0,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.snug,
  textWrap: "balance",
  // It takes the focus to be read out; there is nothing to be done with it.
  outline: "none",
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

export const note = style({ margin: 0, ...smallMuted, lineHeight: vars.font.leading.snug });

/** Things that belong together under their own title. */
export const group = style({ display: "flex", flexDirection: "column", gap: vars.space.xs });
export const groupTitle = style({ margin: 0, fontWeight: vars.font.weight.medium });
