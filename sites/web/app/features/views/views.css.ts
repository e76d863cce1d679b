import { media, siteStyle, vars } from "@preforma/ui/theme";

export const recent = siteStyle({
  display: "grid",
  gap: vars.space.s,
  marginBlockStart: vars.space.xl,
  "@media": { [media.print]: { display: "none" } },
});
export const clear = siteStyle({ margin: 0 });
