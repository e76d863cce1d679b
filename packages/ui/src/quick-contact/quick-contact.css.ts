import { besideBanner } from "../cookie-banner/banner-size.ts";
import { vars } from "../theme/contract.css.ts";
import { aboveBanner, centred, focusRing, plainLink, row, shoulder, smallMuted } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";

/** The empty margin beside the page's content: the tab is as wide, so that it covers no text and no control. */
const margin = vars.space.gutter;
/** The smallest target that WCAG 2.2 allows (2.5.8); on a phone the margin is narrower. */
const target = "24px";

export const place = style({
  display: `var(${besideBanner}, block)`,
  position: "fixed",
  ...aboveBanner("12dvh"),
  insetInlineEnd: 0,
  zIndex: vars.stack.header,
  "@media": {
    [media.print]: { display: "none" },
    // Hidden in very low windows; the contact page has the same links.
    "(max-height: 20rem)": { display: "none" },
  },
});

// Without script a sidebar or search that is open is no modal, which would lie above it: it gives way.
globalStyle(`body:has(dialog:target) .${place}`, { display: "none" });

export const button = style({
  position: "relative",
  display: "grid",
  justifyContent: "end",
  alignItems: "center",
  inlineSize: `max(${margin}, ${target})`,
  blockSize: "4.5rem",
  color: vars.color.brand.onSolid,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    // What is seen of it is never wider than the margin.
    "&::before": {
      content: "",
      position: "absolute",
      insetBlock: 0,
      insetInlineEnd: 0,
      boxSizing: "border-box",
      inlineSize: margin,
      border: "1px solid transparent",
      borderInlineEnd: 0,
      borderStartStartRadius: vars.radius.medium,
      borderEndStartRadius: vars.radius.medium,
      backgroundColor: vars.color.brand.solid,
      boxShadow: vars.shadow.low,
    },
    "&:hover::before": { backgroundColor: vars.color.brand.hover },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::before": { ...focusRing, outlineOffset: "1px" },
  },
});
/** The sign in the middle of what is seen. */
export const sign = style({ position: "relative", ...centred, inlineSize: margin });
globalStyle(`${sign} svg`, { inlineSize: `min(1.25rem, ${margin})`, blockSize: "auto" });
export const whileClosed = style({ selectors: { "details[open] &": { display: "none" } } });
export const whileOpen = style({ selectors: { "details:not([open]) &": { display: "none" } } });

export const panel = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: `calc(100% + ${vars.space.xs})`,
  inlineSize: "max-content",
  maxInlineSize: `calc(100vi - ${target} - ${margin} - 2 * ${vars.space.xs})`,
  maxBlockSize: "60dvh",
  overflowY: "auto",
  margin: 0,
  padding: vars.space.xs,
  border: `1px solid ${vars.color.border.default}`,
  ...shoulder,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.high,
  listStyle: "none",
});

export const way = style({
  ...row,
  gap: vars.space.s,
  minBlockSize: vars.size.control.large,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.medium,
  ...plainLink,
  selectors: {
    "&:hover": { backgroundColor: vars.color.surface.hover },
    "&:focus-visible": { ...focusRing, outlineOffset: "-2px" },
  },
});
export const detail = style({ display: "block", ...smallMuted, overflowWrap: "anywhere" });
