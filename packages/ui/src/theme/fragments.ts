import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";

/** The shared corner shape: three small corners and a large one at block-start, inline-end. */
export const shoulder = {
  borderRadius: vars.radius.medium,
  borderStartEndRadius: vars.radius.shoulder,
} satisfies StyleRule;

/** The focus ring, for `:focus-visible`. An outline survives forced colours, a shadow would not. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "2px",
} satisfies StyleRule;

/** A list without markers. */
export const bareList = { margin: 0, padding: 0, listStyle: "none" } satisfies StyleRule;

/** A vertical stack with a gap. */
export const stacked = (gap: keyof typeof vars.space) =>
  ({ display: "grid", gap: vars.space[gap] }) satisfies StyleRule;

/** A flex column. */
export const column = { display: "flex", flexDirection: "column" } satisfies StyleRule;

/** A row, vertically centred. */
export const row = { display: "flex", alignItems: "center" } satisfies StyleRule;

/** The same within a line of text. */
export const inlineRow = { display: "inline-flex", alignItems: "center" } satisfies StyleRule;

/** A wrapping row. */
export const wrapping = { display: "flex", flexWrap: "wrap" } satisfies StyleRule;

/** The same, vertically centred. */
export const wrappingRow = { ...wrapping, alignItems: "center" } satisfies StyleRule;

/** Centres one element. */
export const centred = { display: "grid", placeItems: "center" } satisfies StyleRule;

/** Fills its container, such as a picture in its tile. */
export const filling = { display: "block", inlineSize: "100%", blockSize: "100%" } satisfies StyleRule;

/** Full width, height by content. */
export const fullWidth = { display: "block", inlineSize: "100%", blockSize: "auto" } satisfies StyleRule;

/** The box of a field. */
export const fieldBox = {
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.base,
  color: vars.color.text.default,
} satisfies StyleRule;

/** A surface with a border. */
export const raised = {
  backgroundColor: vars.color.surface.base,
  border: `1px solid ${vars.color.border.default}`,
} satisfies StyleRule;

/** A scroll container that does not chain its scrolling to the page. */
export const scrolling = { overflowY: "auto", overscrollBehavior: "contain" } satisfies StyleRule;

/** The brand's soft colours. */
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

/** The title of a card or section. */
export const subheading = { ...plainHeading, fontSize: vars.font.size.l } satisfies StyleRule;

/** A link that looks like the text around it. */
export const plainLink = { color: vars.color.text.default, textDecoration: "none" } satisfies StyleRule;

/** A link in the shape of a pill. */
export const pillLink = {
  ...plainLink,
  borderRadius: vars.radius.pill,
  fontSize: vars.font.size.s,
} satisfies StyleRule;

/** A link as an entry of a menu or list. */
export const entryLink = {
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.medium,
  textDecoration: "none",
} satisfies StyleRule;

/** Secondary text. */
export const smallMuted = { color: vars.color.text.muted, fontSize: vars.font.size.s } satisfies StyleRule;

/** The `::after` of a positioned tile: tints its picture, and lets clicks through. */
export const tileVeil = {
  content: "",
  position: "absolute",
  inset: 0,
  backgroundColor: vars.color.tile.veil,
  pointerEvents: "none",
} satisfies StyleRule;

/** The background of a picture. */
export const pictureGround = {
  position: "relative",
  overflow: "hidden",
  backgroundColor: vars.color.tile.ground,
} satisfies StyleRule;

/** The same, with the picture tinted. */
export const veiledTile = { ...pictureGround, "::after": tileVeil } satisfies StyleRule;

/** Visually hidden but read by screen readers: for a `span`. */
export const visuallyHiddenText = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} satisfies StyleRule;

/** The same for elements with a default border or padding: a control, a caption, a legend. */
export const visuallyHidden = { ...visuallyHiddenText, padding: 0, border: 0 } satisfies StyleRule;

/** The anchor name of the cookie banner, for elements fixed at the window's end. */
export const bannerAnchor = "--pf-cookie-banner";

/**
 * Places an element that far above the window's end, or above the cookie banner while it is shown. Browsers without
 * anchor positioning use the banner's height in the longest language.
 */
export const aboveBanner = (distance: string) =>
  ({
    insetBlockEnd: `calc(var(--pf-cookie-banner-size, 0px) + ${distance})`,
    "@supports": {
      "(anchor-name: --a)": { insetBlockEnd: `calc(anchor(${bannerAnchor} top, 0px) + ${distance})` },
    },
  }) satisfies StyleRule;
