import { awayWhenClosed } from "../dialog/modal-motion.ts";
import { modal } from "../dialog/modal.css.ts";
import { style, styleVariants } from "../theme/style.ts";
import { vars } from "../theme/contract.css.ts";
import { bareList, centred, focusRing, shoulder, tileVeil, wrapping } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";

export const gallery = style({ display: "grid", gap: vars.space.s, minInlineSize: 0 });

export const strip = style({
  display: "flex",
  ...bareList,
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  backgroundColor: vars.color.tile.ground,
  ...shoulder,
  ":focus-visible": focusRing,
  "@media": {
    [media.motion]: { scrollBehavior: "smooth" },
    [media.forcedColors]: { border: "1px solid" },
  },
});

export const slide = style({
  position: "relative",
  flex: "0 0 100%",
  scrollSnapAlign: "start",
  aspectRatio: "4 / 5",
  minInlineSize: 0,
  color: vars.color.tile.text,
  "::after": tileVeil,
});

/** Whole, with any proportions: a photograph with its sides cut off shows another product. */
export const image = style({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "contain" });

/** In a corner of the picture, at the bottom, where its ground is empty. */
export const scale = style({
  position: "absolute",
  insetBlockEnd: vars.space.m,
  insetInline: 0,
  display: "flex",
  alignItems: "end",
  gap: vars.space.xs,
  fontSize: vars.font.size.xs,
  lineHeight: 1,
  pointerEvents: "none",
});
export const scaleLine = style({
  flexShrink: 0,
  // Not padding around it: the line is a share of the whole picture.
  marginInlineStart: vars.space.m,
  blockSize: 6,
  border: "1px solid",
  borderBlockStartWidth: 0,
});

const roundButton = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: 44,
  blockSize: 44,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: "50%",
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.low,
  cursor: "pointer",
  "@media": { [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } } },
  ":focus-visible": focusRing,
  selectors: { "&[aria-disabled='true']": { opacity: 0.45, cursor: "default" } },
});

/** Needs JavaScript, so it is not there without. */
export const zoomButton = style([
  roundButton,
  {
    position: "absolute",
    zIndex: vars.stack.raised,
    insetBlockEnd: vars.space.m,
    insetInlineEnd: vars.space.m,
    "@media": { "(scripting: none)": { display: "none" } },
  },
]);

export const thumbnails = style({ ...wrapping, gap: vars.space.xs, ...bareList });

export const thumbnail = style({
  ...centred,
  overflow: "hidden",
  // A text takes the width of its longest word.
  inlineSize: "min-content",
  minInlineSize: 76,
  blockSize: 92,
  borderRadius: vars.radius.medium,
  border: `2px solid transparent`,
  backgroundColor: vars.color.tile.ground,
  color: vars.color.tile.text,
  fontSize: vars.font.size.xs,
  textAlign: "center",
  textDecoration: "none",
  selectors: { '&[aria-current="true"]': { borderColor: vars.color.brand.solid } },
  ":focus-visible": focusRing,
  "@media": {
    // Every border becomes a line there, also a transparent one.
    [media.forcedColors]: {
      borderColor: "Canvas",
      selectors: { '&[aria-current="true"]': { borderColor: "Highlight" } },
    },
  },
});

export const thumbnailImage = style({ display: "block", inlineSize: 72, blockSize: 88, objectFit: "cover" });
/** By its words: a narrow tile would break them. */
export const thumbnailText = style({ paddingInline: vars.space.xs, overflowWrap: "break-word" });

export const dialog = style([
  modal,
  { inset: 0, backgroundColor: vars.color.tile.ground, color: vars.color.tile.text },
]);
awayWhenClosed(dialog, { opacity: 0 });

export const toolbar = style({
  position: "absolute",
  zIndex: vars.stack.raised,
  insetBlockStart: vars.space.m,
  insetInlineEnd: vars.space.m,
  display: "flex",
  gap: vars.space.xs,
});
export const tool = roundButton;

export const viewport = style({
  inlineSize: "100%",
  blockSize: "100%",
  overflow: "auto",
  overscrollBehavior: "contain",
  outlineOffset: -3,
});

const zoomedBase = style({ display: "block", marginInline: "auto", objectFit: "contain" });
const wide = (percent: number) =>
  [zoomedBase, { inlineSize: `${percent}%`, blockSize: `${percent}%`, maxInlineSize: "none" }] as const;
export const zoomed = styleVariants({ fit: wide(100), closer: wide(175), closest: wide(300) });
