import { vars } from "../theme/contract.css.ts";
import { fieldBox, row } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

// A field with a frame also has the texts around it; a field without one, such as the stars, uses only the texts.
export { field } from "./field-texts.css.ts";

/** The frame contains the input and its adornments, and shows their common state. */
export const frame = style({
  ...row,
  gap: vars.space.xs,
  minBlockSize: vars.size.control.medium,
  paddingInline: "0.875rem",
  ...fieldBox,
  transition: `border-color ${vars.motion.duration.fast}`,
  "@media": {
    [media.hover]: { selectors: { "&:hover:not(:has(:disabled))": { borderColor: vars.color.text.muted } } },
    [media.forcedColors]: {
      selectors: { "&:has(:disabled)": { borderColor: "GrayText", color: "GrayText" } },
    },
  },
  selectors: {
    "&:focus-within": {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: "-1px",
      borderColor: "transparent",
    },
    // Can be read and copied, but not changed.
    "&:has([readonly])": {
      backgroundColor: vars.color.surface.sunken,
      borderColor: vars.color.border.default,
    },
    // An invalid field stays marked on hover too.
    "&&&:has([aria-invalid='true'])": { borderColor: vars.color.danger.text },
    "&:has(:disabled)": { backgroundColor: vars.color.surface.hover, borderColor: vars.color.border.default },
  },
});

export const input = style({
  minInlineSize: 0,
  inlineSize: "100%",
  padding: "0.5rem 0",
  border: 0,
  margin: 0,
  backgroundColor: "transparent",
  lineHeight: vars.font.leading.snug,
  ":focus-visible": { outline: "none" },
  "::placeholder": { color: vars.color.text.muted, opacity: 1 },
});
