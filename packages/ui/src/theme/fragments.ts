import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";

/** The corner that everything echoes: three small corners and a shoulder at the block-start, inline-end one. */
export const shoulder = {
  borderRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.shoulder,
} satisfies StyleRule;

/** The mark of keyboard focus, for `:focus-visible`. An outline survives forced colours, a shadow would not. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "2px",
} satisfies StyleRule;

/** A list without marks. */
export const bareList = { margin: 0, padding: 0, listStyle: "none" } satisfies StyleRule;

/** Things side by side, in as many rows as they need. */
export const wrappingRow = { display: "flex", flexWrap: "wrap", alignItems: "center" } satisfies StyleRule;

/** The `::after` of a positioned tile: tints its picture, and lets clicks through. */
export const tileVeil = {
  content: "",
  position: "absolute",
  inset: 0,
  backgroundColor: vars.color.tile.veil,
  pointerEvents: "none",
} satisfies StyleRule;

/** There for screen readers and in the reading order, but taking no room on screen: a `span`. */
export const visuallyHiddenText = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} satisfies StyleRule;

/** The same for elements that browsers give a border or padding: a control, a caption, a legend. */
export const visuallyHidden = { ...visuallyHiddenText, padding: 0, border: 0 } satisfies StyleRule;

/** The name by which what is fixed at the window's end finds the cookie banner. */
export const bannerAnchor = "--pf-cookie-banner";

/**
 * For what is fixed at the window's end: that far above it, or above the cookie banner while that is there. Browsers
 * that know anchors need not wait until the banner is measured, so that nothing moves then.
 */
export const aboveBanner = (distance: string) =>
  ({
    insetBlockEnd: `calc(var(--pf-cookie-banner-size, 0px) + ${distance})`,
    "@supports": {
      "(anchor-name: --a)": { insetBlockEnd: `calc(anchor(${bannerAnchor} top, 0px) + ${distance})` },
    },
  }) satisfies StyleRule;
