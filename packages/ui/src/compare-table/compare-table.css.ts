import { vars } from "../theme/contract.css.ts";
import { stickyTop } from "../site-header/sticky-top.ts";
import * as parts from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style, styleVariants } from "../theme/style.ts";

export const bar = style({
  ...parts.wrappingRow,
  justifyContent: "space-between",
  gap: vars.space.s,
  marginBlockEnd: vars.space.s,
});
export const count = style({ color: vars.color.text.muted, fontSize: vars.font.size.s });
export const switchLink = style({ "@media": { [media.print]: { display: "none" } } });

/** Windows with room for a sticky head, in the reader's text size: not a zoomed phone, or one in landscape. */
const tall = "(min-height: 35rem)";
/** Room for four products and a column of labels. */
const wide = "(min-width: 54rem)";
/** Less room: labels are above their values, so that two products fit on a phone. */
const narrow = "(max-width: 53.99rem)";
/** Room for two products without scrolling. */
const two = "(min-width: 17.5rem)";

/** The size container of the table. */
export const root = style({ containerType: "inline-size" });

const frameBase = style({
  // Visually hidden text is absolutely positioned, and would otherwise widen the page instead of the frame.
  position: "relative",
  overflowX: "auto",
  ...parts.raised,
  ...parts.shoulder,
  selectors: { "&:focus-visible": parts.focusRing },
  "@media": { [media.print]: { overflow: "visible", border: 0 } },
});

const few = style({ "@container": { [two]: { overflow: "clip" } } });
/**
 * As high as its rows; scrolls horizontally only if the products do not fit. Otherwise it clips, so that the head
 * sticks to the window.
 */
export const frame = styleVariants({
  few: [frameBase, few],
  many: [frameBase, { "@container": { [wide]: { overflow: "clip" } } }],
});

const tableBase = style({
  inlineSize: "100%",
  // Collapsed borders would not move with sticky cells.
  borderCollapse: "separate",
  borderSpacing: 0,
  textAlign: "start",
  "@container": { [narrow]: { display: "grid" } },
});
globalStyle(`${tableBase} :is(thead, tbody, tr)`, {
  "@container": { [narrow]: { display: "grid", gridTemplateColumns: "subgrid", gridColumn: "1 / -1" } },
});

const columns = (count: number) => [
  tableBase,
  {
    "@container": {
      // Two fit; a third is partly visible, as a hint to scroll.
      [narrow]: { gridTemplateColumns: `repeat(${count}, minmax(max(8.5rem, min(44cqi, 11rem)), 1fr))` },
    },
  } as const,
];
/** By the number of products. */
export const table = styleVariants({
  1: columns(1),
  2: columns(2),
  3: columns(3),
  4: columns(4),
});

const cell = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.surface.base,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "break-word",
  hyphens: "auto",
  "@container": { [wide]: { minInlineSize: "10rem", paddingInline: vars.space.m } },
});

const first = style({
  "@container": {
    [wide]: {
      inlineSize: "14rem",
      borderInlineEnd: `1px solid ${vars.color.border.default}`,
    },
  },
});

/** Sticky, below a sticky header. */
const sticking = {
  position: "sticky",
  zIndex: vars.stack.raised,
  "@media": {
    [tall]: { insetBlockStart: `var(${stickyTop}, 0px)` },
    [media.print]: { position: "static" },
  },
} as const;

export const headCell = style([
  cell,
  {
    borderBlockEnd: `2px solid ${vars.color.border.strong}`,
    fontWeight: vars.font.weight.regular,
    "@container": { [wide]: sticking },
  },
]);
// A row with its own layout sticks as a whole, if no ancestor scrolls.
globalStyle(`${few} thead`, { "@container": { [narrow]: sticking } });

export const corner = style([
  headCell,
  first,
  { ...parts.smallMuted, verticalAlign: "bottom", "@container": { [narrow]: parts.visuallyHidden } },
]);
export const label = style([
  cell,
  first,
  {
    ...parts.smallMuted,
    fontWeight: vars.font.weight.regular,
    "@container": {
      [narrow]: {
        gridColumn: "1 / -1",
        paddingBlockEnd: 0,
        borderBlockEnd: 0,
      },
    },
  },
]);
/** Sticky while products scroll horizontally below it. */
export const labelText = style({
  display: "inline-flex",
  flexWrap: "wrap",
  columnGap: vars.space.s,
  "@container": {
    [narrow]: {
      position: "sticky",
      insetInlineStart: vars.space.xs,
      // Sticky content cannot be scrolled to its end.
      maxInlineSize: `calc(100cqi - 3 * ${vars.space.xs})`,
    },
  },
});
/** Close to its label where that is above it. */
const below = style([cell, { "@container": { [narrow]: { paddingBlockStart: vars.space.xxs } } }]);
export const value = style([
  below,
  {
    color: vars.color.text.muted,
    fontVariantNumeric: "tabular-nums",
  },
]);
/** Values that differ are emphasised. */
export const valueDifferent = style([
  value,
  { color: vars.color.text.default, fontWeight: vars.font.weight.medium },
]);
/** Price, and the ways to order. */
export const order = below;
export const actions = style({
  ...parts.stacked("xs"),
  justifyItems: "start",
  marginBlockStart: vars.space.s,
  "@media": { [media.print]: { display: "none" } },
});

export const mark = style({
  ...parts.inlineRow,
  gap: vars.space.xxs,
  color: vars.color.brand.onSoft,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
});

export const product = style({
  position: "relative",
  ...parts.stacked("xxs"),
  // A long word breaks instead of widening its column.
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container": { [wide]: { paddingInlineEnd: "2rem" } },
});
export const image = style({
  inlineSize: "4rem",
  blockSize: "5rem",
  objectFit: "contain",
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.tile.ground,
});
export const title = style({
  ...parts.plainLink,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
  selectors: { "&:hover": { textDecoration: "underline" }, "&:focus-visible": parts.focusRing },
});
export const code = style({
  // Left-to-right text, aligned with the title's start.
  justifySelf: "start",
  hyphens: "none",
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
});

export const remove = style({
  position: "absolute",
  insetBlockStart: `calc(-1 * ${vars.space.xs})`,
  insetInlineEnd: `calc(-1 * ${vars.space.s})`,
  ...parts.centred,
  inlineSize: vars.size.control.medium,
  blockSize: vars.size.control.medium,
  padding: 0,
  ...parts.bareButton,
  borderRadius: vars.radius.pill,
  color: vars.color.text.muted,
  selectors: {
    "&:hover": { backgroundColor: vars.color.surface.hover, color: vars.color.text.default },
    "&:focus-visible": parts.focusRing,
  },
  "@media": { [media.print]: { display: "none" } },
});

const onlyWide = style({
  "@media": { [media.print]: { display: "none" } },
  "@container": { [narrow]: { display: "none" } },
});
export const slotHead = style([headCell, onlyWide, { verticalAlign: "middle" }]);
export const slot = style([cell, onlyWide, { backgroundColor: vars.color.surface.sunken }]);
/** The link to add a product if there is no column for it. */
export const addBelow = style({
  marginBlockStart: vars.space.xs,
  "@media": { [media.print]: { display: "none" } },
  "@container": { [wide]: { display: "none" } },
});
export const add = style({
  ...parts.inlineRow,
  gap: vars.space.xs,
  minBlockSize: vars.size.control.medium,
  color: vars.color.text.link,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  selectors: { "&:focus-visible": parts.focusRing },
});
export const none = style({ margin: 0, padding: vars.space.l, color: vars.color.text.muted });
