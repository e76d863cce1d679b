import { siteStyle, vars } from "@preforma/ui/theme";

export const actions = siteStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s,
  marginBlock: `${vars.space.xs} 0`,
  selectors: { "&:empty": { display: "none" } },
});
