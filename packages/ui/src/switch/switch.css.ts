import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const row = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.s,
  minBlockSize: "1.75rem",
  cursor: "pointer",
  lineHeight: vars.font.leading.base,
  selectors: { "&:has(:disabled)": { color: vars.color.text.muted, cursor: "default" } },
});
/** Label first, switch at the end of the line: for lists of settings. */
export const atEnd = style({ flexDirection: "row-reverse", justifyContent: "space-between" });

const width = "2.75rem";
const height = "1.5rem";
const knob = "1.125rem";

export const input = style({
  appearance: "none",
  flexShrink: 0,
  position: "relative",
  inlineSize: width,
  blockSize: height,
  margin: 0,
  border: `1.5px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface.base,
  cursor: "inherit",
  transition: `background-color ${vars.motion.duration.fast}, border-color ${vars.motion.duration.fast}`,
  "::before": {
    content: "",
    position: "absolute",
    insetBlockStart: "50%",
    insetInlineStart: "0.125rem",
    inlineSize: knob,
    blockSize: knob,
    marginBlockStart: `calc(${knob} / -2)`,
    borderRadius: "50%",
    backgroundColor: vars.color.border.control,
    transition: `inset-inline-start ${vars.motion.duration.fast} ${vars.motion.easing.out}, background-color ${vars.motion.duration.fast}`,
  },
  selectors: {
    "&:checked": { backgroundColor: vars.color.brand.solid, borderColor: vars.color.brand.solid },
    "&:checked::before": {
      insetInlineStart: `calc(100% - ${knob} - 0.125rem)`,
      backgroundColor: vars.color.brand.onSolid,
    },
    "&[aria-invalid='true']": { borderColor: vars.color.danger.text },
    "&:disabled": { opacity: 0.5 },
  },
  ":focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  "@media": {
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      borderColor: "ButtonText",
      backgroundColor: "ButtonFace",
      "::before": { backgroundColor: "ButtonText" },
      selectors: {
        "&:checked": { backgroundColor: "Highlight", borderColor: "Highlight" },
        "&:checked::before": { backgroundColor: "HighlightText" },
        "&:disabled": { opacity: 1, borderColor: "GrayText" },
        "&:disabled::before": { backgroundColor: "GrayText" },
      },
    },
  },
});

/** Aligns the label with the track. */
export const text = style({ minInlineSize: 0, paddingBlockStart: "0.0625rem" });
