import { parts, siteStyle } from "@preforma/ui/theme";

/** A product, and beside it the button that takes it out. */
export const line = siteStyle({
  ...parts.stacked("m"),
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
});
