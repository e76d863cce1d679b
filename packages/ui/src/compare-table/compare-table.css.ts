import { vars } from "../theme/contract.css.ts";
import { focusRing, shoulder } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  marginBlockEnd: vars.space.s,
});
export const count = style({ margin: 0, color: vars.color.text.muted, fontSize: vars.font.size.s });
export const switchLink = style({ "@media": { [media.print]: { display: "none" } } });

/** Windows with room for a head that stays, in the reader's text size: zoomed in or lying on its side a phone has none. */
const tall = "(min-height: 35rem)";
/** Frames of which a label column that stays takes two fifths or little more; in larger text fewer of them. */
const broad = "(min-width: 18rem)";
/** Frames that scroll sideways anyway: there a column may as well be wider. */
const slim = "(max-width: 39.99rem)";

/** Scrolls both ways by itself: head row and first column stick to its edges, not to the window's. */
export const frame = style({
  // What is there for screen readers alone is placed, and would otherwise widen the page instead of the frame.
  position: "relative",
  containerType: "inline-size",
  maxBlockSize: "85dvh",
  overflow: "auto",
  border: `1px solid ${vars.color.border.default}`,
  ...shoulder,
  backgroundColor: vars.color.surface.base,
  selectors: { "&:focus-visible": focusRing },
  "@media": { [media.print]: { maxBlockSize: "none", overflow: "visible", border: 0 } },
});

export const table = style({
  inlineSize: "100%",
  // Collapsed borders would stay behind where cells stick.
  borderCollapse: "separate",
  borderSpacing: 0,
  textAlign: "start",
});

const cell = style({
  minInlineSize: "10rem",
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.surface.base,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
  hyphens: "auto",
  // The column grows with a word that cannot be divided, so that nobody reads half a word.
  "@container": { [slim]: { overflowWrap: "break-word" } },
});

const first = style({
  position: "sticky",
  zIndex: vars.stack.raised,
  inlineSize: "8rem",
  minInlineSize: "8rem",
  maxInlineSize: "14rem",
  borderInlineEnd: `1px solid ${vars.color.border.default}`,
  "@media": {
    [media.desktop]: { inlineSize: "min(14rem, 40cqi)" },
    [media.print]: { position: "static" },
  },
  "@container": { [broad]: { insetInlineStart: 0 } },
});

const head = style({
  position: "sticky",
  zIndex: vars.stack.raised,
  borderBlockEnd: `2px solid ${vars.color.border.strong}`,
  fontWeight: vars.font.weight.regular,
  "@media": { [tall]: { insetBlockStart: 0 }, [media.print]: { position: "static" } },
});

export const headCell = style([cell, head]);
export const corner = style([
  cell,
  head,
  first,
  // Over what sticks at one edge only.
  { zIndex: 2, color: vars.color.text.muted, fontSize: vars.font.size.s, verticalAlign: "bottom" },
]);
export const label = style([
  cell,
  first,
  { color: vars.color.text.muted, fontSize: vars.font.size.s, fontWeight: vars.font.weight.regular },
]);
export const value = style([cell, { fontVariantNumeric: "tabular-nums" }]);

const marked = style({ backgroundColor: vars.color.brand.soft, color: vars.color.brand.onSoft });
export const labelDifferent = style([label, marked]);
export const valueDifferent = style([value, marked, { fontWeight: vars.font.weight.medium }]);

export const mark = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xxs,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
});

export const product = style({
  position: "relative",
  display: "grid",
  gap: vars.space.xxs,
  paddingInlineEnd: "2rem",
});
export const image = style({
  inlineSize: "4rem",
  blockSize: "5rem",
  objectFit: "contain",
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.tile.ground,
});
export const title = style({
  color: vars.color.text.default,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" }, "&:focus-visible": focusRing },
});
export const code = style({
  // It runs left to right, and stands where the title begins.
  justifySelf: "start",
  hyphens: "none",
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
});

export const remove = style({
  position: "absolute",
  insetBlockStart: `calc(-1 * ${vars.space.xs})`,
  insetInlineEnd: `calc(-1 * ${vars.space.s})`,
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.control.medium,
  blockSize: vars.size.control.medium,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  backgroundColor: "transparent",
  color: vars.color.text.muted,
  cursor: "pointer",
  selectors: {
    "&:hover": { backgroundColor: vars.color.surface.hover, color: vars.color.text.default },
    "&:focus-visible": focusRing,
  },
  "@media": { [media.print]: { display: "none" } },
});

export const slotHead = style([
  headCell,
  { verticalAlign: "middle", "@media": { [media.print]: { display: "none" } } },
]);
export const slot = style([
  cell,
  { backgroundColor: vars.color.surface.sunken, "@media": { [media.print]: { display: "none" } } },
]);
export const add = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.size.control.medium,
  color: vars.color.text.link,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  selectors: { "&:focus-visible": focusRing },
});
export const none = style({ margin: 0, padding: vars.space.l, color: vars.color.text.muted });
