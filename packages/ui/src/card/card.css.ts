import { vars } from "../theme/contract.css.ts";
import { brandSoft, column, raised, shoulder } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

export const card = style({
  ...shoulder,
  position: "relative",
  ...column,
  minInlineSize: 0,
  ...raised,
  "@media": { [media.print]: { breakInside: "avoid" } },
});

export const padding = styleVariants({
  none: { padding: 0 },
  medium: { padding: vars.space.l },
  large: { padding: `clamp(${vars.space.l}, 4vw, ${vars.space.xxl})` },
});

export const tone = styleVariants({
  base: {},
  sunken: { backgroundColor: vars.color.surface.sunken, borderColor: "transparent" },
  brand: { ...brandSoft, borderColor: "transparent" },
});

/** For a card with one stretched link: it rises slightly on hover, as if lit from below. */
export const interactive = style({
  transitionProperty: "box-shadow, border-color, translate",
  transitionDuration: vars.motion.duration.base,
  transitionTimingFunction: vars.motion.easing.out,
  "@media": {
    [media.hover]: {
      selectors: {
        "&:has(a:hover)": { boxShadow: vars.shadow.medium, borderColor: vars.color.border.strong },
      },
    },
    [`${media.hover} and ${media.motion}`]: { selectors: { "&:has(a:hover)": { translate: "0 -2px" } } },
  },
  selectors: {
    "&:has(a:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
});

/** Makes the whole card the target of its link. Set it on that link. */
export const stretchedLink = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: "inherit" },
  ":focus-visible": { outline: "none" },
});
