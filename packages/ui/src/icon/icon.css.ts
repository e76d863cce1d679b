import { style, styleVariants } from "../theme/style.ts";
import { vars } from "../theme/contract.css.ts";

export const icon = style({ flexShrink: 0, display: "inline-block", verticalAlign: "-0.16em" });

export const size = styleVariants({
  text: { inlineSize: "1em", blockSize: "1em" },
  small: { inlineSize: vars.size.icon.small, blockSize: vars.size.icon.small },
  medium: { inlineSize: vars.size.icon.medium, blockSize: vars.size.icon.medium },
  large: { inlineSize: vars.size.icon.large, blockSize: vars.size.icon.large },
});

export const mirrored = style({ selectors: { "&:dir(rtl)": { scale: "-1 1" } } });
