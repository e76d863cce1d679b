import { vars } from "../theme/contract.css.ts";
import { bareList, inlineRow, plainLink, wrappingRow } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const list = style({
  ...wrappingRow,
  justifyContent: "center",
  gap: vars.space.xxs,
  ...bareList,
  fontVariantNumeric: "tabular-nums",
});

export const page = style({
  ...inlineRow,
  justifyContent: "center",
  gap: vars.space.xxs,
  minInlineSize: vars.size.control.medium,
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.pill,
  border: "1px solid transparent",
  ...plainLink,
  transition: `background-color ${vars.motion.duration.fast}`,
  "@media": {
    [media.hover]: {
      selectors: {
        "&[href]:hover:not([aria-current='page'])": { backgroundColor: vars.color.surface.hover },
      },
    },
    // The system's colours of a selection.
    [media.forcedColors]: {
      selectors: {
        "&[aria-current='page']": {
          forcedColorAdjust: "none",
          backgroundColor: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
  selectors: {
    "&[aria-current='page']": {
      backgroundColor: vars.color.brand.solid,
      color: vars.color.brand.onSolid,
      fontWeight: vars.font.weight.medium,
    },
  },
});

export const step = style([
  page,
  { paddingInline: vars.space.m, fontWeight: vars.font.weight.medium, color: vars.color.text.link },
]);

/** Reserves the place of a step without a target, so that the other does not jump when paging reaches an end. */
export const noStep = style({ visibility: "hidden" });

/** Numbers need room; a narrow window says the position instead. */
export const onlyWide = style({ display: "none", "@media": { [media.phone]: { display: "block" } } });
export const onlyNarrow = style({
  // Takes two lines before a step goes to the next.
  flex: "1 1 4rem",
  paddingInline: vars.space.s,
  color: vars.color.text.muted,
  textAlign: "center",
  overflowWrap: "break-word",
  "@media": { [media.phone]: { display: "none" } },
});
export const gap = style({
  inlineSize: vars.size.control.medium,
  textAlign: "center",
  color: vars.color.text.muted,
});
