import { media, parts, siteStyle, vars } from "@preforma/ui/theme";

export const box = siteStyle({ display: "grid", gap: vars.space.m });

export const fields = siteStyle({
  ...parts.stacked("m"),
  alignItems: "start",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))",
});

export const quantity = siteStyle({ display: "grid", gap: vars.space.xs, justifyItems: "start" });

/** The width of the field above it. */
export const pack = siteStyle({ display: "block", inlineSize: "100%" });

export const row = siteStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.s });

const closedContent = "--own-colour-content";

/** Aligned with the control of the field beside it. */
export const ownColour = siteStyle({
  selectors: {
    // Text in the collapsed field stays visible. Through a custom property: a rule with both `:has()` and a
    // pseudo-element makes a browser compute the styles of the whole page on each change.
    "&:has(input:not(:placeholder-shown))": { vars: { [closedContent]: "visible" } },
    "&:not([open])::details-content": { contentVisibility: `var(${closedContent}, hidden)` },
  },
  "@media": { [media.phone]: { paddingBlockStart: "1.5rem" } },
});
export const ownColourSummary = siteStyle({
  ...parts.inlineRow,
  gap: vars.space.xs,
  minBlockSize: vars.size.control.medium,
  borderRadius: vars.radius.small,
  color: vars.color.text.link,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" }, "&:focus-visible": parts.focusRing },
  "@media": { [media.hover]: { ":hover": { textDecoration: "underline" } } },
});
export const sign = siteStyle({
  display: "inline-flex",
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
});

export const totalAmount = siteStyle({
  marginInlineStart: vars.space.s,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.medium,
});
