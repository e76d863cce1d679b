import { siteStyle, stacked } from "@preforma/ui/theme";

/** A product, and beside it the button that takes it out. */
export const line = siteStyle({
  ...stacked("m"),
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
});
