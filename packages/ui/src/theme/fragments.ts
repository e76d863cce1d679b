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

/** Things one above another, that far apart. */
export const stacked = (gap: keyof typeof vars.space) =>
  ({ display: "grid", gap: vars.space[gap] }) satisfies StyleRule;

/** Things one above another, each as wide as it needs to be. */
export const column = { display: "flex", flexDirection: "column" } satisfies StyleRule;

/** Things side by side, their middles in one line. */
export const row = { display: "flex", alignItems: "center" } satisfies StyleRule;

/** The same within a line of text. */
export const inlineRow = { display: "inline-flex", alignItems: "center" } satisfies StyleRule;

/** Things side by side, in as many rows as they need. */
export const wrapping = { display: "flex", flexWrap: "wrap" } satisfies StyleRule;

/** The same, their middles in one line. */
export const wrappingRow = { ...wrapping, alignItems: "center" } satisfies StyleRule;

/** One thing in the middle. */
export const centred = { display: "grid", placeItems: "center" } satisfies StyleRule;

/** As large as what it is in: a picture in its tile. */
export const filling = { display: "block", inlineSize: "100%", blockSize: "100%" } satisfies StyleRule;

/** As wide as there is room, and as high as it then has to be. */
export const fullWidth = { display: "block", inlineSize: "100%", blockSize: "auto" } satisfies StyleRule;

/** The box of a field. */
export const fieldBox = {
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.base,
  color: vars.color.text.default,
} satisfies StyleRule;

/** A surface with a line around it. */
export const raised = {
  backgroundColor: vars.color.surface.base,
  border: `1px solid ${vars.color.border.default}`,
} satisfies StyleRule;

/** A part that scrolls by itself, and does not take the page along at its end. */
export const scrolling = { overflowY: "auto", overscrollBehavior: "contain" } satisfies StyleRule;

/** Marked by the brand's soft colour. */
export const brandSoft = {
  backgroundColor: vars.color.brand.soft,
  color: vars.color.brand.onSoft,
} satisfies StyleRule;

/** A title of any size. */
export const plainHeading = {
  margin: 0,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
} satisfies StyleRule;

/** The title of a card or of a part. */
export const subheading = { ...plainHeading, fontSize: vars.font.size.l } satisfies StyleRule;

/** A link that looks like the text around it. */
export const plainLink = { color: vars.color.text.default, textDecoration: "none" } satisfies StyleRule;

/** A link in the shape of a pill. */
export const pillLink = {
  ...plainLink,
  borderRadius: vars.radius.pill,
  fontSize: vars.font.size.s,
} satisfies StyleRule;

/** A link that is an entry of a menu or a list. */
export const entryLink = {
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.medium,
  textDecoration: "none",
} satisfies StyleRule;

/** What is said beside the main thing. */
export const smallMuted = { color: vars.color.text.muted, fontSize: vars.font.size.s } satisfies StyleRule;

/** The `::after` of a positioned tile: tints its picture, and lets clicks through. */
export const tileVeil = {
  content: "",
  position: "absolute",
  inset: 0,
  backgroundColor: vars.color.tile.veil,
  pointerEvents: "none",
} satisfies StyleRule;

/** What a picture lies on. */
export const pictureGround = {
  position: "relative",
  overflow: "hidden",
  backgroundColor: vars.color.tile.ground,
} satisfies StyleRule;

/** The same, with the picture tinted. */
export const veiledTile = { ...pictureGround, "::after": tileVeil } satisfies StyleRule;

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
 * that do not know anchors have it above the room that the banner takes in the longest language.
 */
export const aboveBanner = (distance: string) =>
  ({
    insetBlockEnd: `calc(var(--pf-cookie-banner-size, 0px) + ${distance})`,
    "@supports": {
      "(anchor-name: --a)": { insetBlockEnd: `calc(anchor(${bannerAnchor} top, 0px) + ${distance})` },
    },
  }) satisfies StyleRule;
