import { vars } from "../theme/contract.css.ts";
import { bareButton, centred } from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

/** Hidden without script. */
export const button = style({
  ...centred,
  alignSelf: "stretch",
  flexShrink: 0,
  inlineSize: vars.size.control.medium,
  ...bareButton,
  color: vars.color.text.link,
  touchAction: "manipulation",
  userSelect: "none",
  borderRadius: vars.radius.medium,
  ":focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-4px" },
  selectors: {
    "&:disabled, &[aria-disabled='true']": { color: vars.color.text.muted, cursor: "default", opacity: 0.5 },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&:hover:not(:disabled, [aria-disabled='true'])": { backgroundColor: vars.color.surface.hover },
      },
    },
    [media.forcedColors]: {
      selectors: { "&:disabled, &[aria-disabled='true']": { color: "GrayText", opacity: 1 } },
    },
    "(scripting: none)": { display: "none" },
  },
});

/** A frame that ends with the buttons. */
export const frame = style({ paddingInlineEnd: 0, overflow: "clip" });
export const buttons = style({ display: "flex", alignSelf: "stretch", flexShrink: 0 });
