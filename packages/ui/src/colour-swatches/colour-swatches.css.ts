import { vars } from "../theme/contract.css.ts";
import { bareList, filling, focusRing, raised, smallMuted, stacked, wrapping } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const root = style({ display: "grid", gap: vars.space.m });

export const tools = style({
  ...wrapping,
  alignItems: "end",
  gap: vars.space.m,
  "@media": { "(scripting: none)": { display: "none" } },
});

export const search = style({ flexGrow: 1, maxInlineSize: "28rem", minInlineSize: "min(100%, 16rem)" });

/** Label and well match the field beside it. */
export const pick = style({
  display: "grid",
  gap: "0.375rem",
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
});

export const picker = style({
  inlineSize: "4rem",
  blockSize: vars.size.control.medium,
  padding: "3px",
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.base,
  cursor: "pointer",
  ":focus-visible": focusRing,
});

export const status = style({ margin: 0, minBlockSize: "1.5em", ...smallMuted });

export const list = style({
  ...stacked("s"),
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))",
  ...bareList,
});

/** About two hundred items: off-screen ones skip layout. */
export const item = style({
  contentVisibility: "auto",
  containIntrinsicSize: "auto 9rem auto 9.5rem",
  padding: "4px",
  margin: "-4px",
});

export const swatch = style({
  // Contains the visually hidden text.
  position: "relative",
  display: "grid",
  gridTemplateRows: "4.5rem auto",
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  padding: 0,
  overflow: "hidden",
  ...raised,
  borderRadius: vars.radius.medium,
  color: vars.color.text.default,
  font: "inherit",
  textAlign: "start",
  cursor: "copy",
  ":focus-visible": focusRing,
  "@media": { [media.hover]: { ":hover": { borderColor: vars.color.border.strong } } },
});

/** A swatch that links to its colour's page. */
export const swatchLink = style([
  swatch,
  {
    cursor: "pointer",
    textDecoration: "none",
    // By its border: an outline would replace the focus ring.
    selectors: { "&[aria-current]": { border: `3px solid ${vars.color.focus}` } },
  },
]);

/** The colour is the content: forced colours must not remove it. An SVG, so that no inline style is needed. */
export const colour = style({ ...filling, forcedColorAdjust: "none" });

export const words = style({
  display: "grid",
  alignContent: "start",
  // In the page's direction, also for texts with their own direction: number and ΔE align with the name.
  justifyItems: "start",
  gap: "2px",
  padding: vars.space.xs,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.leading.snug,
});

export const code = style({
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: "tabular-nums",
});
export const small = style({ color: vars.color.text.muted });
