import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const anchor = style({ display: "inline-flex" });

export const tooltip = style({
  position: "fixed",
  inset: "auto",
  margin: 0,
  inlineSize: "max-content",
  maxInlineSize: "min(18rem, 90vw)",
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  border: "1px solid transparent",
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.text.default,
  color: vars.color.surface.page,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.snug,
  textAlign: "start",
  "@media": {
    [media.motion]: {
      transition: `opacity ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
      "@starting-style": { opacity: 0 },
    },
  },
});
