import { classList } from "../theme/class-list.ts";
import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";
import * as field from "../field/choice.css.ts";

export const group = style({
  ...parts.column,
  gap: vars.space.s,
  ...parts.bareFieldset,
  ":focus": { outline: "none" },
});

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.s,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
});
export const hiddenLegend = style(parts.visuallyHidden);

const cardsBase = style({ display: "grid", gap: vars.space.s });
export const cards = styleVariants({
  list: [cardsBase],
  grid: [
    cardsBase,
    { gap: vars.space.m, gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))" },
  ],
});

/** The card's focus ring replaces the radio button's. */
const radioOwn = style({
  marginBlock: `calc((1em * ${vars.font.leading.snug} - 1.375rem) / 2)`,
  ":focus-visible": { outline: "none" },
});
export const radio = classList(field.radio, radioOwn);

export const card = style({
  ...parts.shoulder,
  position: "relative",
  ...parts.column,
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: vars.space.m,
  border: `1px solid ${vars.color.border.control}`,
  backgroundColor: vars.color.surface.base,
  transition: `border-color ${vars.motion.duration.fast}, background-color ${vars.motion.duration.fast}`,
  "@media": {
    [media.hover]: {
      selectors: { [`&:has(.${radioOwn}:enabled):hover`]: { borderColor: vars.color.text.muted } },
    },
    [media.forcedColors]: {
      selectors: { [`&:has(.${radioOwn}:checked)`]: { borderColor: "Highlight", outlineColor: "Highlight" } },
    },
  },
  selectors: {
    // A second stroke, so that the choice is visible without colour and nothing shifts.
    [`&:has(.${radioOwn}:checked)`]: {
      borderColor: vars.color.brand.solid,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand.solid}`,
    },
    [`&:has(.${radioOwn}:focus-visible)`]: parts.focusRing,
    [`${group}[data-invalid] &`]: { borderColor: vars.color.danger.text },
  },
});

export const off = style({
  backgroundColor: vars.color.surface.sunken,
  borderColor: vars.color.border.default,
  borderStyle: "dashed",
});

export const head = style({
  display: "flex",
  // In large text the badge wraps below the title.
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: vars.space.s,
  // The same height with or without a badge.
  minBlockSize: "1.625rem",
  lineHeight: vars.font.leading.snug,
  cursor: "pointer",
  // The whole card is the target.
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: "inherit" },
  selectors: { [`${off} > &`]: { cursor: "default", color: vars.color.text.muted } },
});

export const title = style({
  flex: "1 1 5rem",
  minInlineSize: 0,
  fontWeight: vars.font.weight.medium,
  overflowWrap: "anywhere",
});

export const icon = style({ flexShrink: 0, color: vars.color.text.muted });

/** Below the title, not below the button. */
const inset = `calc(1.375rem + ${vars.space.s})`;

export const note = style({
  paddingInlineStart: inset,
  ...parts.smallMuted,
  lineHeight: 1.5,
  textWrap: "pretty",
});

export const reason = style([note, { color: vars.color.text.default }]);

/** Above the card's target. */
const raised = style({ position: "relative", zIndex: vars.stack.raised });

export const actions = style([
  raised,
  {
    ...parts.wrapping,
    gap: vars.space.xs,
    paddingInlineStart: inset,
    alignSelf: "flex-start",
  },
]);

export const details = style([
  raised,
  {
    ...parts.stacked("s"),
    marginBlockStart: vars.space.xxs,
    paddingBlockStart: vars.space.s,
    borderBlockStart: `1px solid ${vars.color.border.default}`,
    cursor: "auto",
    "@supports": {
      "selector(:has(*))": {
        selectors: { [`${card}:not(:has(.${radioOwn}:checked)) > &`]: { display: "none" } },
      },
    },
  },
]);
