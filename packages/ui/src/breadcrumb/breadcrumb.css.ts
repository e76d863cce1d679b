import { lineMask } from "../icon/line-mask.ts";
import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.snug,
  color: vars.color.text.muted,
});

/** Before every step but the first; as the drawing `ChevronRight`. */
const separator = {
  content: "",
  flexShrink: 0,
  inlineSize: vars.size.icon.small,
  blockSize: vars.size.icon.small,
  mask: `${lineMask("m9 18 6-6-6-6")} center / contain`,
  backgroundColor: vars.color.border.control,
  forcedColorAdjust: "none",
  printColorAdjust: "exact",
} as const;

/** In a narrow window only the way one step up remains, which is what a thumb wants. */
export const item = style({
  display: "none",
  alignItems: "center",
  columnGap: vars.space.xs,
  minInlineSize: 0,
  selectors: { "&:nth-last-child(2)": { display: "flex" }, "&:only-child": { display: "flex" } },
  "@media": {
    [media.phone]: {
      display: "flex",
      selectors: {
        "&:not(:first-child)::before": separator,
        "&:not(:first-child):dir(rtl)::before": { scale: "-1 1" },
      },
    },
    [media.forcedColors]: {
      selectors: { "&:not(:first-child)::before": { backgroundColor: "CanvasText" } },
    },
  },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.control.small,
  color: "inherit",
  textDecoration: "none",
  borderRadius: vars.radius.small,
  "@media": {
    [media.hover]: {
      ":hover": { color: vars.color.text.link, textDecoration: "underline", textUnderlineOffset: "0.22em" },
    },
  },
});

export const current = style({
  color: vars.color.text.default,
  maxInlineSize: "40ch",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const back = style({ "@media": { [media.phone]: { display: "none" } } });
