import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style, styleVariants } from "../theme/style.ts";

export const ticker = style({
  ...parts.row,
  gap: vars.space.s,
  paddingInline: vars.space.gutter,
  ...parts.brandSoft,
  fontSize: vars.font.size.s,
  "@media": { [media.print]: { display: "none" } },
});

/** The window onto the moving line; without movement it is a block of text. */
export const view = style({
  flexGrow: 1,
  minInlineSize: 0,
  "@media": {
    [media.motion]: {
      // Not "hidden": it would stay scrolled where a link was brought into view, and show the belt's end.
      overflow: "clip",
      selectors: { "&:has(:focus-visible)": { overflow: "hidden" } },
    },
  },
});

// The line is there twice, end to end: moved by half its length it looks as it did at the start. Text is
// pushed out over its beginning, which lies on the other side in right-to-left languages.
const towardsLeft = keyframes({ to: { translate: "-50%" } });
const towardsRight = keyframes({ to: { translate: "50%" } });

export const belt = style({
  "@media": {
    [media.motion]: {
      display: "flex",
      inlineSize: "max-content",
      animationName: towardsLeft,
      animationTimingFunction: "linear",
      animationIterationCount: "infinite",
      selectors: {
        "[dir='rtl'] &": { animationName: towardsRight },
        // A link does not move while a visitor reads it or reaches for it.
        [`${ticker}:hover &, ${ticker}:focus-within &, ${ticker}:has(:checked) &`]: {
          animationPlayState: "paused",
        },
        // From its beginning every link can be scrolled into view, which the browser then does. Not for a press: the
        // link must not slip away under it.
        "&:has(:focus-visible)": { animationName: "none" },
      },
    },
  },
});

/** By the amount of text, so that every text passes at about the same speed. */
export const pace = styleVariants({
  short: { animationDuration: "24s" },
  medium: { animationDuration: "48s" },
  long: { animationDuration: "90s" },
});

export const line = style({
  ...parts.wrapping,
  columnGap: vars.space.xl,
  ...parts.bareList,
  "@media": {
    [media.motion]: {
      flexWrap: "nowrap",
      flexShrink: 0,
      minInlineSize: "100vi",
      paddingInlineEnd: vars.space.xl,
    },
  },
});
/** The second copy, for the eye and the pointer alone. */
export const copy = style([line, { display: "none", "@media": { [media.motion]: { display: "flex" } } }]);

export const item = style({
  ...parts.row,
  minBlockSize: vars.size.control.medium,
  "@media": { [media.motion]: { whiteSpace: "nowrap" } },
});
export const link = style({
  ...parts.inlineRow,
  minBlockSize: "inherit",
  color: "inherit",
  textUnderlineOffset: "0.2em",
  selectors: { "&:focus-visible": { ...parts.focusRing, outlineOffset: "-2px" } },
});

/** Several lines on a phone need space to the bar's edges; one line has more room than that anyway. */
export const words = style({ paddingBlock: vars.space.xxs });

/** A checkbox and its label: it needs no JavaScript. Not there where nothing moves. */
export const pause = style({
  display: "none",
  flexShrink: 0,
  placeItems: "center",
  inlineSize: vars.size.control.medium,
  blockSize: vars.size.control.medium,
  borderRadius: vars.radius.pill,
  cursor: "pointer",
  selectors: {
    "&:hover": { backgroundColor: vars.color.brand.softHover },
    "&:has(:focus-visible)": parts.focusRing,
  },
  "@media": { [media.motion]: { display: "grid" } },
});
export const box = style(parts.visuallyHidden);
export const whileMoving = style({ display: "contents" });
export const whilePaused = style({ display: "none" });
globalStyle(`.${pause}:has(:checked) .${whileMoving}`, { display: "none" });
globalStyle(`.${pause}:has(:checked) .${whilePaused}`, { display: "contents" });
