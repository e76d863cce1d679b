import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { centred, focusRing, inlineRow, pillLink, raised, row, shoulder } from "./fragments.ts";
import { media } from "./media.ts";

// The theme's `parts`, and those shared only by the library's own components.
export * from "./fragments.ts";

/** A card: a padded surface with our corner. */
export const sheet = {
  ...shoulder,
  alignContent: "start",
  minInlineSize: 0,
  padding: vars.space.l,
  ...raised,
} satisfies StyleRule;

/** As wide as the page's text, between its gutters. */
export const pageWidth = {
  boxSizing: "border-box",
  inlineSize: "100%",
  maxInlineSize: `calc(${vars.size.page} + 2 * ${vars.space.gutter})`,
  marginInline: "auto",
  paddingInline: vars.space.gutter,
} satisfies StyleRule;

/** A centred column. */
export const centredColumn = { ...row, flexDirection: "column", textAlign: "center" } satisfies StyleRule;

/** A large round mark above a text, with a border in forced colours. */
export const roundMark = {
  ...centred,
  inlineSize: "4rem",
  blockSize: "4rem",
  borderRadius: vars.radius.pill,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
} satisfies StyleRule;

/** An unstyled button. */
export const bareButton = {
  border: 0,
  backgroundColor: "transparent",
  cursor: "pointer",
} satisfies StyleRule;

/** A group of controls without the browser's frame. */
export const bareFieldset = { minInlineSize: 0, margin: 0, padding: 0, border: 0 } satisfies StyleRule;

/** One line, truncated if there is no room. */
export const ellipsis = {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
} satisfies StyleRule;

/** A tag that links to its topic. */
export const tagLink = {
  ...inlineRow,
  minBlockSize: vars.size.control.small,
  paddingInline: "0.875rem",
  border: `1px solid ${vars.color.border.strong}`,
  ...pillLink,
  ":focus-visible": focusRing,
  "@media": { [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } } },
} satisfies StyleRule;
