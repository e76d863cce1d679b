import { parts, siteStyle, vars } from "@preforma/ui/theme";

export const actions = siteStyle({
  ...parts.wrapping,
  gap: vars.space.s,
  marginBlock: `${vars.space.xs} 0`,
  selectors: { "&:empty": { display: "none" } },
});
