import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";

export const footer = style({
  backgroundColor: vars.color.surface.ink,
  color: vars.color.text.onInkMuted,
  fontSize: vars.font.size.s,
  // Forced colours drop the background: the line marks the footer there.
  borderBlockStart: "1px solid transparent",
  "@media": { [media.print]: { display: "none" } },
});

// One focus ring for everything here, in a colour that is visible on the dark background.
globalStyle(`${footer} :focus-visible`, {
  outline: `2px solid ${vars.color.text.onInk}`,
  outlineOffset: "1px",
});

export const inner = style({
  ...parts.stacked("xxl"),
  gridTemplateColumns: "minmax(0, 1fr)",
  ...parts.pageWidth,
  paddingBlockStart: vars.space.xxxl,
  paddingBlockEnd: vars.space.l,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)", columnGap: vars.space.xxxl },
  },
});

export const lead = style({ ...parts.stacked("m"), alignContent: "start", justifyItems: "start" });

export const logo = style({ color: vars.color.text.onInk });
globalStyle(`${logo} img`, { maxBlockSize: "3rem", inlineSize: "auto" });

export const about = style({ margin: 0, maxInlineSize: "24rem", lineHeight: vars.font.leading.base });

export const columns = style({
  display: "grid",
  columnGap: vars.space.l,
  "@media": {
    // Two columns, four in wide windows, one where the text is large: never three with a fourth below.
    [media.phone]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr))",
      rowGap: vars.space.xl,
    },
    [media.desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(max(8.5rem, 18%), 1fr))" },
  },
});

export const heading = style({
  ...parts.plainHeading,
  marginBlockEnd: vars.space.xs,
  color: vars.color.text.onInk,
  fontSize: vars.font.size.m,
});

const canUnfold = "selector(::details-content)";

/**
 * In windows wider than a phone the links are shown under a heading, whether the fold is open or not. A browser that
 * does not support this shows the fold and its button.
 */
export const fold = style({
  "@supports": {
    [canUnfold]: {
      "@media": {
        [media.phone]: {
          selectors: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
        },
      },
    },
  },
});

export const foldSummary = style([
  heading,
  {
    ...parts.row,
    minBlockSize: vars.size.control.medium,
    cursor: "pointer",
    selectors: { "&::-webkit-details-marker": { display: "none" } },
    "@supports": { [canUnfold]: { "@media": { [media.phone]: { display: "none" } } } },
  },
]);

/** The fold's arrow: points down, and up while the fold is open. */
export const foldSign = style({
  marginInlineStart: "auto",
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
});

export const columnHeading = style([
  heading,
  {
    display: "none",
    "@supports": { [canUnfold]: { "@media": { [media.phone]: { display: "block" } } } },
  },
]);

export const subheading = style([heading, { marginBlockStart: vars.space.l, fontSize: vars.font.size.s }]);

export const list = style(parts.bareList);

export const link = style({
  ...parts.inlineRow,
  minBlockSize: vars.size.control.medium,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.small,
  color: "inherit",
  lineHeight: vars.font.leading.snug,
  textDecoration: "none",
  overflowWrap: "anywhere",
  selectors: { '&[aria-current="page"]': { color: vars.color.text.onInk } },
  "@media": {
    [media.hover]: {
      ":hover": { color: vars.color.text.onInk, textDecoration: "underline", textUnderlineOffset: "0.25em" },
    },
  },
});

export const contact = style({ "@media": { [`not ${media.phone}`]: { paddingBlockStart: vars.space.l } } });

export const address = style({ fontStyle: "normal" });

export const place = style({
  margin: 0,
  // The same distance from the heading as the links in the other columns.
  paddingBlock: "0.6rem 0.25rem",
  maxInlineSize: "20rem",
  lineHeight: vars.font.leading.base,
});

export const hours = style({
  display: "grid",
  rowGap: vars.space.xxs,
  maxInlineSize: "18rem",
  margin: 0,
  "@media": { [media.desktop]: { rowGap: vars.space.xs } },
});

// The times are in a separate column. With four columns there is no room for that in most languages: there all times
// are below their day, not only those of days with long names.
export const day = style({
  ...parts.wrapping,
  justifyContent: "space-between",
  columnGap: vars.space.m,
  "@media": { [media.desktop]: { display: "block" } },
});

export const time = style({
  margin: 0,
  // Aligned with the day's name; Chromium only supports the prefixed keyword.
  textAlign: ["-webkit-match-parent", "match-parent"],
  color: vars.color.text.onInk,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

const legalRow = style({ ...parts.wrappingRow, columnGap: vars.space.l });

export const legal = style([
  legalRow,
  {
    gridColumn: "1 / -1",
    justifyContent: "space-between",
    paddingBlockStart: vars.space.s,
    borderBlockStart: `1px solid ${vars.color.border.onInk}`,
  },
]);

export const rights = style({ margin: 0, paddingBlock: vars.space.s });

export const legalLinks = style([list, legalRow]);

/** A button that the site passes in looks like the links beside it. */
export const slot = style({});
globalStyle(`${slot} > button`, {
  all: "unset",
  ...parts.inlineRow,
  minBlockSize: vars.size.control.medium,
  cursor: "pointer",
});
globalStyle(`${slot} > button:hover`, {
  color: vars.color.text.onInk,
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
});
