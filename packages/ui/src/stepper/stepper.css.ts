import { vars } from "../theme/contract.css.ts";
import { focusRing } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

export const list = style({
  display: "flex",
  // Five marks stand in a narrow window even where the text is twice as large.
  gap: `min(${vars.space.s}, 3.4vw)`,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** Each step hangs from its part of the line. */
export const step = style({
  // On a phone the step one is in takes the room that its name needs.
  flex: "1 1 2rem",
  minInlineSize: 0,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `4px solid ${vars.color.border.default}`,
  color: vars.color.text.muted,
  selectors: {
    '&[data-state="done"]': { borderBlockStartColor: vars.color.brand.solid },
    '&[data-state="current"]': {
      borderBlockStartColor: vars.color.brand.solid,
      color: vars.color.text.default,
      fontWeight: vars.font.weight.medium,
      flex: "1 0 auto",
      maxInlineSize: "60%",
    },
  },
  "@media": {
    [media.phone]: {
      flex: "1 1 0",
      selectors: { '&[data-state="current"]': { flex: "1 1 0", maxInlineSize: "none" } },
    },
    [media.forcedColors]: {
      selectors: {
        '&[data-state="open"]': { borderBlockStartColor: "GrayText" },
        '&[data-state="done"], &[data-state="current"]': { borderBlockStartColor: "Highlight" },
      },
    },
  },
});

export const label = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minInlineSize: 0,
  borderRadius: vars.radius.small,
  color: "inherit",
  selectors: { "a&": { color: vars.color.text.link }, "&:focus-visible": focusRing },
});

const markBase = style({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  borderRadius: vars.radius.pill,
  border: "1px solid currentColor",
  fontSize: vars.font.size.xs,
  lineHeight: 1,
});
export const mark = styleVariants({
  open: [markBase],
  current: [
    markBase,
    {
      borderColor: vars.color.brand.solid,
      backgroundColor: vars.color.brand.solid,
      color: vars.color.brand.onSolid,
    },
  ],
  done: [
    markBase,
    {
      borderColor: vars.color.brand.soft,
      backgroundColor: vars.color.brand.soft,
      color: vars.color.brand.onSoft,
    },
  ],
});

/** On a phone only the step one is in is named. */
export const text = style({
  overflowWrap: "anywhere",
  selectors: { [`${step}:not([data-state="current"]) &`]: { display: "none" } },
  "@media": {
    [media.phone]: { selectors: { [`${step}:not([data-state="current"]) &`]: { display: "inline" } } },
  },
});
