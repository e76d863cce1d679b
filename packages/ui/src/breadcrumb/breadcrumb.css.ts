import { vars } from "../theme/contract.css.ts";
import { bareList, ellipsis, inlineRow, smallMuted, wrappingRow } from "../theme/own-parts.ts";
import { markMask, type Mark } from "../theme/marks.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const list = style({
  ...wrappingRow,
  columnGap: vars.space.xs,
  ...bareList,
  ...smallMuted,
  lineHeight: vars.font.leading.snug,
});

/** A chevron in reading direction. */
const chevron = (mark: Mark, colour: string) =>
  ({
    content: "",
    flexShrink: 0,
    inlineSize: vars.size.icon.small,
    blockSize: vars.size.icon.small,
    mask: markMask(mark),
    backgroundColor: colour,
    forcedColorAdjust: "none",
    printColorAdjust: "exact",
  }) as const;

/** A narrow window shows only the link to the parent page. */
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
        "&:not(:first-child)::before": chevron("chevronRight", vars.color.border.control),
        "&:not(:first-child):dir(rtl)::before": { scale: "-1 1" },
      },
    },
    [media.forcedColors]: {
      selectors: { "&:not(:first-child)::before": { backgroundColor: "CanvasText" } },
    },
  },
});

export const link = style({
  ...inlineRow,
  minBlockSize: vars.size.control.small,
  color: "inherit",
  textDecoration: "none",
  borderRadius: vars.radius.small,
  selectors: {
    [`${item}:nth-last-child(2) > &::before`]: chevron("chevronLeft", "currentColor"),
    [`${item}:nth-last-child(2) > &:dir(rtl)::before`]: { scale: "-1 1" },
  },
  "@media": {
    [media.phone]: { selectors: { [`${item}:nth-last-child(2) > &::before`]: { content: "none" } } },
    [media.forcedColors]: {
      selectors: { [`${item}:nth-last-child(2) > &::before`]: { backgroundColor: "LinkText" } },
    },
    [media.hover]: {
      ":hover": { color: vars.color.text.link, textDecoration: "underline", textUnderlineOffset: "0.22em" },
    },
  },
});

export const current = style({ color: vars.color.text.default, maxInlineSize: "40ch", ...ellipsis });
