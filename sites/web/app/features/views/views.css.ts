import { media, parts, siteStyle, vars } from "@preforma/ui/theme";

export const recent = siteStyle({
  ...parts.stacked("s"),
  marginBlockStart: vars.space.xl,
  "@media": { [media.print]: { display: "none" } },
});
export const clear = siteStyle({ margin: 0 });
