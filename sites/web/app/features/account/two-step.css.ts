import { parts, siteStyle, vars } from "@preforma/ui/theme";

/** Dark on light in both schemes: many readers accept nothing else. */
export const qr = siteStyle({
  inlineSize: "12rem",
  blockSize: "12rem",
  borderRadius: vars.radius.medium,
  forcedColorAdjust: "none",
});

export const key = siteStyle({ fontFamily: vars.font.family.mono, overflowWrap: "anywhere" });

export const codes = siteStyle({
  ...parts.stacked("xs"),
  gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
  ...parts.bareList,
  fontFamily: vars.font.family.mono,
});
