import { siteStyle, vars } from "@preforma/ui/theme";

/** A product, and beside it the button that takes it out. */
export const line = siteStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space.m,
  alignItems: "start",
});
