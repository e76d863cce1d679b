import { vars } from "../theme/contract.css.ts";
import { inlineRow } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

export const link = style({
  color: vars.color.text.link,
  textUnderlineOffset: "0.22em",
  textDecorationThickness: "1px",
  borderRadius: "3px",
  transition: `color ${vars.motion.duration.fast}, text-decoration-color ${vars.motion.duration.fast}`,
});

export const variant = styleVariants({
  inline: {
    textDecorationLine: "underline",
    textDecorationColor: `color-mix(in srgb, currentColor 45%, transparent)`,
    "@media": {
      [media.hover]: { ":hover": { textDecorationColor: "currentColor", textDecorationThickness: "2px" } },
    },
  },
  standalone: {
    ...inlineRow,
    gap: vars.space.xs,
    minBlockSize: "1.5rem",
    fontWeight: vars.font.weight.medium,
    textDecorationLine: "none",
    "@media": { [media.hover]: { ":hover": { textDecorationLine: "underline" } } },
  },
  quiet: {
    color: "inherit",
    textDecorationLine: "none",
    "@media": {
      [media.hover]: { ":hover": { color: vars.color.text.link, textDecorationLine: "underline" } },
    },
  },
});

export const arrow = style({
  transition: `translate ${vars.motion.duration.base} ${vars.motion.easing.out}`,
  selectors: {
    [`${link}:hover &:dir(ltr)`]: { translate: "3px 0" },
    [`${link}:hover &:dir(rtl)`]: { translate: "-3px 0" },
  },
});

/** A margin instead of a space, which would be underlined. */
export const mark = style({ marginInlineStart: "0.3em" });
