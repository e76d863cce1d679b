import { vars } from "../theme/contract.css.ts";
import { bareList, brandSoft, focusRing, inlineRow } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

/**
 * Wide enough for every step's name. Container queries in `rem`, because the room depends on the stepper's width and
 * the text size: a window that fits text of the default size does not fit text twice as large.
 */
export const roomy = "(min-width: 36rem)";
export const cramped = "(max-width: 35.99rem)";

export const frame = style({ containerType: "inline-size" });

export const list = style({
  display: "flex",
  // Five marks fit a narrow window even if the text is twice as large.
  gap: `min(${vars.space.s}, 3.4vw)`,
  ...bareList,
});

/** Each step is below its segment of the line. */
export const step = style({
  // In narrow spaces, such as a phone, the current step takes the room that its name needs.
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
  "@container": {
    [roomy]: {
      flex: "1 1 0",
      selectors: { '&[data-state="current"]': { flex: "1 1 0", maxInlineSize: "none" } },
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        '&[data-state="open"]': { borderBlockStartColor: "GrayText" },
        '&[data-state="done"], &[data-state="current"]': { borderBlockStartColor: "Highlight" },
      },
    },
  },
});

export const label = style({
  ...inlineRow,
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
  done: [markBase, { borderColor: vars.color.brand.soft, ...brandSoft }],
});

/** In narrow spaces only the current step shows its name. */
export const text = style({
  overflowWrap: "anywhere",
  selectors: { [`${step}:not([data-state="current"]) &`]: { display: "none" } },
  "@container": {
    [roomy]: { selectors: { [`${step}:not([data-state="current"]) &`]: { display: "inline" } } },
  },
});
