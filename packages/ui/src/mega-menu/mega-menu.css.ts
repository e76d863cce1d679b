import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";

/** The window's height below the header. */
const room = "calc(100dvb - 9rem)";

export const menu = style({
  position: "relative",
  boxSizing: "border-box",
  inlineSize: "100%",
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.gutter})`,
  blockSize: `min(36rem, ${room})`,
  marginInline: "auto",
  paddingInline: vars.space.gutter,
  "@media": { [media.wide]: { blockSize: `min(38rem, ${room})` } },
  // Words alone need less room.
  selectors: { "&:not(:has(img))": { blockSize: `min(25rem, ${room})` } },
});

const railSize = "16rem";

export const railColumn = style({
  ...parts.column,
  boxSizing: "border-box",
  inlineSize: railSize,
  blockSize: "100%",
  paddingBlock: vars.space.l,
  paddingInlineEnd: vars.space.m,
  borderInlineEnd: `1px solid ${vars.color.border.default}`,
  overflowY: "auto",
});

export const rail = style({ display: "grid", gap: "2px", ...parts.bareList });

export const root = style({
  ...parts.row,
  justifyContent: "space-between",
  gap: vars.space.xs,
  minBlockSize: vars.size.control.medium,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.medium,
  ...parts.plainLink,
  lineHeight: vars.font.leading.snug,
  listStyle: "none",
  cursor: "pointer",
  userSelect: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:focus-visible": { ...parts.focusRing, outlineOffset: "-2px" },
    "details[open] > &": { ...parts.brandSoft, fontWeight: vars.font.weight.medium },
  },
  "@media": {
    [media.hover]: {
      selectors: { "&:hover:not(details[open] > &)": { backgroundColor: vars.color.surface.hover } },
    },
    [media.forcedColors]: {
      selectors: {
        "details[open] > &:not(:focus-visible)": { outline: "1px solid Highlight", outlineOffset: "-1px" },
      },
    },
  },
});

export const rootMark = style({
  display: "inline-flex",
  color: vars.color.text.muted,
  selectors: { "details[open] > summary > &": { color: "inherit" } },
});

export const all = style({
  ...parts.inlineRow,
  gap: vars.space.xs,
  ...parts.entryLink,
  marginBlockStart: "auto",
  color: vars.color.text.link,
  fontWeight: vars.font.weight.medium,
  selectors: { "&:focus-visible": { ...parts.focusRing, outlineOffset: "-2px" } },
  "@media": { [media.hover]: { ":hover": { textDecoration: "underline" } } },
});

/** Less prominent than the link to all products, and in as few rows as possible. */
export const links = style({
  ...parts.wrapping,
  columnGap: vars.space.m,
  margin: 0,
  paddingInline: vars.space.s,
  listStyle: "none",
});
export const link = style({
  ...parts.inlineRow,
  minBlockSize: vars.size.control.small,
  borderRadius: vars.radius.small,
  ...parts.smallMuted,
  textDecoration: "none",
  selectors: {
    "&:focus-visible": parts.focusRing,
    '&[aria-current="page"]': { color: vars.color.text.default, fontWeight: vars.font.weight.medium },
  },
  "@media": {
    [media.hover]: { ":hover": { color: vars.color.text.link, textDecoration: "underline" } },
  },
});

// Beside the column of roots, out of the flow: opening another root moves nothing.
export const overlay = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: `calc(${railSize} + ${vars.space.gutter})`,
  insetInlineEnd: 0,
  ...parts.column,
  gap: vars.space.xs,
  boxSizing: "border-box",
  paddingBlock: vars.space.l,
  paddingInlineStart: vars.space.l,
  paddingInlineEnd: vars.space.gutter,
  overflowY: "auto",
  overscrollBehavior: "contain",
});

export const overlayTitle = style([
  all,
  {
    alignSelf: "flex-start",
    marginBlockStart: 0,
    paddingInline: 0,
    marginBlockEnd: vars.space.xxs,
    flexShrink: 0,
  },
]);

export const cards = style({
  display: "grid",
  // Four columns; fewer where the text is large.
  gridTemplateColumns: "repeat(auto-fill, minmax(max(8.5rem, 21%), 1fr))",
  columnGap: vars.space.m,
  rowGap: vars.space.m,
  ...parts.bareList,
  "@media": { [media.wide]: { columnGap: vars.space.l } },
});

export const card = style({
  ...parts.column,
  gap: vars.space.xs,
  blockSize: "100%",
  borderRadius: vars.radius.large,
  ...parts.plainLink,
  selectors: { "&:focus-visible": parts.focusRing },
});

/** Categories without pictures: text on a quiet background, in columns wide enough for long words. */
export const wordCards = style({
  ...parts.stacked("s"),
  gridTemplateColumns: "repeat(auto-fill, minmax(max(11rem, 30%), 1fr))",
  ...parts.bareList,
});

export const wordCard = style([
  card,
  {
    boxSizing: "border-box",
    justifyContent: "center",
    minBlockSize: "4.5rem",
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.medium,
    borderStartEndRadius: vars.radius.shoulder,
    backgroundColor: vars.color.surface.sunken,
    "@media": {
      [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } },
      [media.forcedColors]: { border: "1px solid" },
    },
  },
]);

export const tile = style({
  position: "relative",
  display: "block",
  overflow: "hidden",
  aspectRatio: "4 / 3",
  borderRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.shoulder,
  backgroundColor: vars.color.tile.ground,
  selectors: { "&::after": parts.tileVeil },
  "@media": {
    [media.motion]: { transition: `box-shadow ${vars.motion.duration.base} ${vars.motion.easing.standard}` },
  },
});

export const picture = style({
  ...parts.filling,
  objectFit: "contain",
  "@media": {
    [media.motion]: { transition: `scale ${vars.motion.duration.slow} ${vars.motion.easing.out}` },
  },
});

globalStyle(`${card}:hover ${tile}`, { "@media": { [media.hover]: { boxShadow: vars.shadow.glow } } });
globalStyle(`${card}:hover ${picture}`, { "@media": { [media.motion]: { scale: "1.04" } } });

// A single row has room for uncropped pictures: bottles are tall.
export const singleRow = style({});
globalStyle(`${singleRow} ${tile}`, { aspectRatio: "3 / 4" });

export const cardText = style({ display: "grid", gap: "2px" });

export const cardTitle = style({
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
  overflowWrap: "anywhere",
  selectors: { [`${card}:hover &`]: { color: vars.color.text.link } },
});

export const count = style({
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
  lineHeight: vars.font.leading.snug,
});
