import { siteStyle, vars, wrapping } from "@preforma/ui/theme";

export const actions = siteStyle({
  ...wrapping,
  gap: vars.space.s,
  marginBlock: `${vars.space.xs} 0`,
  selectors: { "&:empty": { display: "none" } },
});
