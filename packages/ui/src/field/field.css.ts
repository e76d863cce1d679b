import { vars } from "../theme/contract.css.ts";
import { classList } from "../theme/class-list.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";

export const field = style({
  display: "flex",
  flexDirection: "column",
  gap: "0.375rem",
  minInlineSize: 0,
  border: 0,
  margin: 0,
  padding: 0,
});

export const label = style({
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
});

export const optional = style({ fontWeight: vars.font.weight.regular, color: vars.color.text.muted });

export const hint = style({
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.snug,
  color: vars.color.text.muted,
});

export const error = style({
  display: "flex",
  gap: vars.space.xxs,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.snug,
  color: vars.color.danger.text,
});

/** The frame holds the input and what stands beside it, and shows state for all of them. */
export const frame = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.size.control.medium,
  paddingInline: "0.875rem",
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.border.control}`,
  backgroundColor: vars.color.surface.base,
  color: vars.color.text.default,
  transition: `border-color ${vars.motion.duration.fast}, box-shadow ${vars.motion.duration.fast}`,
  "@media": {
    [media.hover]: { selectors: { "&:hover:not(:has(:disabled))": { borderColor: vars.color.text.muted } } },
  },
  selectors: {
    "&:focus-within": {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: "-1px",
      borderColor: "transparent",
    },
    // To be read and copied, not to be changed.
    "&:has([readonly])": {
      backgroundColor: vars.color.surface.sunken,
      borderColor: vars.color.border.default,
    },
    "&:has([aria-invalid='true'])": { borderColor: vars.color.danger.text },
    "&:has(:disabled)": { backgroundColor: vars.color.surface.hover, borderColor: vars.color.border.default },
  },
});

export const beside = style({ display: "flex", flexShrink: 0, color: vars.color.text.muted });

export const input = style({
  flexGrow: 1,
  minInlineSize: 0,
  inlineSize: "100%",
  paddingBlock: "0.5rem",
  paddingInline: 0,
  border: 0,
  margin: 0,
  backgroundColor: "transparent",
  color: "inherit",
  lineHeight: vars.font.leading.snug,
  ":focus-visible": { outline: "none" },
  "::placeholder": { color: vars.color.text.muted, opacity: 1 },
  "::-webkit-search-cancel-button": { appearance: "none" },
});

export const area = style([input, { resize: "vertical", minBlockSize: "6rem" }]);

const selectOwn = style({ appearance: "none", cursor: "pointer" });
export const select = classList(input, selectOwn);

// The list that opens takes its colours from here.
globalStyle(`.${selectOwn} option`, {
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
});

/** Over the frame's end; the click falls through to the select below. */
export const chevron = style({
  pointerEvents: "none",
  color: vars.color.text.muted,
  marginInlineStart: "-1.75rem",
});

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
    // Radio buttons too are indeterminate as long as none of them is chosen; they must not look it.
    "&:checked, &[type='checkbox']:indeterminate": {
      backgroundColor: vars.color.brand.solid,
      borderColor: vars.color.brand.solid,
    },
    "&:checked::before, &[type='checkbox']:indeterminate::before": { scale: 1 },
    "&[aria-invalid='true']": { borderColor: vars.color.danger.text },
    "&:disabled": { opacity: 0.5 },
  },
  // Drawn by the system there, with its own colours for each state.
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

export const legend = style([label, { padding: 0, marginBlockEnd: vars.space.xs }]);
export const options = style({ display: "flex", flexDirection: "column", gap: vars.space.xs });
