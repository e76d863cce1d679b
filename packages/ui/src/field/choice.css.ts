import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";
import { label } from "./field-texts.css.ts";

export const option = style({
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.s,
  minBlockSize: "1.75rem",
  paddingBlock: "0.125rem",
  cursor: "pointer",
  lineHeight: 1.5,
  selectors: { "&:has(:disabled)": { color: vars.color.text.muted, cursor: "default" } },
});

const box = style({
  appearance: "none",
  flexShrink: 0,
  display: "grid",
  placeContent: "center",
  inlineSize: "1.375rem",
  blockSize: "1.375rem",
  margin: 0,
  marginBlockStart: "0.0625rem",
  border: `1.5px solid ${vars.color.border.control}`,
  backgroundColor: vars.color.surface.base,
  cursor: "inherit",
  transition: `background-color ${vars.motion.duration.fast}`,
  "::before": {
    content: "",
    scale: 0,
    transition: `scale ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
  },
  selectors: {
    // Radio buttons also match `:indeterminate` until one is chosen, but must not be styled so.
    "&:checked, &[type='checkbox']:indeterminate": {
      backgroundColor: vars.color.brand.solid,
      borderColor: vars.color.brand.solid,
    },
    "&:checked::before, &[type='checkbox']:indeterminate::before": { scale: 1 },
    "&[aria-invalid='true']": { borderColor: vars.color.danger.text },
    "&:disabled": { opacity: 0.5 },
  },
  // The system draws the control there, with its own colours for each state.
  "@media": { [media.forcedColors]: { appearance: "auto", selectors: { "&::before": { display: "none" } } } },
});

export const checkbox = style([
  box,
  {
    borderRadius: vars.radius.small,
    "::before": {
      inlineSize: "0.75rem",
      blockSize: "0.75rem",
      backgroundColor: vars.color.brand.onSolid,
      clipPath: "polygon(13% 46%, 0 60%, 38% 96%, 100% 20%, 86% 7%, 37% 68%)",
    },
    selectors: { "&:indeterminate::before": { clipPath: "inset(42% 8%)" } },
  },
]);

export const radio = style([
  box,
  {
    borderRadius: "50%",
    "::before": {
      inlineSize: "0.625rem",
      blockSize: "0.625rem",
      borderRadius: "50%",
      backgroundColor: vars.color.brand.onSolid,
    },
  },
]);

export const optionText = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });

export const legend = style([label, { marginBlockEnd: vars.space.xs }]);
export const options = style({ display: "flex", flexDirection: "column", gap: vars.space.xs });
