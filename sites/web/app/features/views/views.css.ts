import { media, siteStyle, stacked, vars } from "@preforma/ui/theme";

export const recent = siteStyle({
  ...stacked("s"),
  marginBlockStart: vars.space.xl,
  "@media": { [media.print]: { display: "none" } },
});
export const clear = siteStyle({ margin: 0 });
