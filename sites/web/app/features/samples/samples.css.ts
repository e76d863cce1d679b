import { parts, siteStyle } from "@preforma/ui/theme";

/** A product, with the remove button beside it. */
export const line = siteStyle({
  ...parts.stacked("m"),
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
});
