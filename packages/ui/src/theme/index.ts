/**
 * Importing this loads the theme: fonts, custom properties, base rules. `style` and its kin are for `.css.ts` files
 * only, where they run while styles are compiled; a component imports its compiled classes.
 */
import "./fonts.css.ts";
import "./theme.css.ts";

export { classList } from "./class-list.ts";
export { vars } from "./contract.css.ts";
export * as parts from "./fragments.ts";
export { layerOrder } from "./layer-order.ts";
export { media } from "./media.ts";
export {
  globalStyle,
  siteGlobalStyle,
  siteStyle,
  siteStyleVariants,
  style,
  styleVariants,
  type Style,
} from "./layered.ts";
