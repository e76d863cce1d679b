import { siteStyle } from "@preforma/ui/theme";

export const main = siteStyle({
  display: "block",
  minBlockSize: "60vh",
  // It takes the focus after a navigation, to be read from its start; it is no control.
  outline: "none",
});
