import { vars } from "../theme/contract.css.ts";
import { bareList, focusRing, inlineRow } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

/** Too many for the width scroll along the line instead of wrapping under each other. */
export const list = style({
  display: "flex",
  gap: vars.space.xs,
  ...bareList,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "thin",
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});

export const item = style({ flexShrink: 0 });

export const tab = style({
  ...inlineRow,
  gap: vars.space.xxs,
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space.s,
  borderBlockEnd: "3px solid transparent",
  color: vars.color.text.muted,
  textDecoration: "none",
  selectors: {
    '&[aria-selected="true"]': {
      borderBlockEndColor: vars.color.brand.solid,
      color: vars.color.text.default,
      fontWeight: vars.font.weight.medium,
    },
    "&:focus-visible": { ...focusRing, outlineOffset: "-3px", borderRadius: vars.radius.small },
  },
  "@media": {
    [media.hover]: { ":hover": { color: vars.color.text.default } },
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { borderBlockEndColor: "Highlight" } },
    },
  },
});

export const panel = styleVariants({
  shown: { paddingBlockStart: vars.space.l, selectors: { "&:focus-visible": focusRing } },
  // Before the script comes it is already hidden where script is to come, so that nothing jumps.
  waiting: { paddingBlockStart: vars.space.l, "@media": { "(scripting: enabled)": { display: "none" } } },
});

/** Each section's own heading, while the row of tabs is a table of contents. */
export const heading = style({
  marginBlockEnd: vars.space.s,
  "@media": { "(scripting: enabled)": { display: "none" } },
});
