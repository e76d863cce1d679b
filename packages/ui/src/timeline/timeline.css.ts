import { vars } from "../theme/contract.css.ts";
import { bareList, plainHeading, smallMuted, subheading } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

const mark = "0.875rem";

/** All of it at the mark's side, in text of a usual size. */
export const small = style({});

export const list = style({ display: "grid", ...bareList, maxInlineSize: "48rem" });

export const item = style({
  position: "relative",
  display: "grid",
  columnGap: vars.space.xl,
  rowGap: vars.space.xxs,
  paddingInlineStart: vars.space.xl,
  paddingBlockEnd: vars.space.xl,
  // The line from this mark to the next.
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: `${mark} 0`,
    insetInlineStart: `calc(${mark} / 2 - 1px)`,
    borderInlineStart: `2px solid ${vars.color.border.default}`,
  },
  // The mark is a drop, as elsewhere.
  "::after": {
    content: "",
    position: "absolute",
    insetBlockStart: "0.375rem",
    insetInlineStart: 0,
    inlineSize: mark,
    blockSize: mark,
    borderRadius: "50%",
    borderStartStartRadius: 0,
    backgroundColor: vars.color.brand.solid,
    forcedColorAdjust: "none",
  },
  selectors: {
    [`${small} > &`]: { paddingBlockEnd: vars.space.m, rowGap: 0 },
    "&:last-child": { paddingBlockEnd: 0 },
    [`${small} > &:last-child`]: { paddingBlockEnd: 0 },
    "&:last-child::before": { display: "none" },
  },
});

/** Beside the line on wide windows: the marks move with it. */
export const placed = style({
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "6.5rem minmax(0, 1fr)",
      paddingInlineStart: 0,
      columnGap: "3.5rem",
      "::before": { insetInlineStart: `calc(6.5rem + 1.75rem - 1px)` },
      "::after": { insetInlineStart: `calc(6.5rem + 1.75rem - ${mark} / 2)` },
    },
  },
});

export const when = style({
  ...plainHeading,
  fontSize: vars.font.size.xl,
  color: vars.color.text.link,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    [`${small} &`]: {
      ...smallMuted,
      fontWeight: vars.font.weight.regular,
      lineHeight: vars.font.leading.base,
    },
  },
  "@media": { [media.phone]: { selectors: { [`${item}${placed} > &`]: { textAlign: "end" } } } },
});

export const body = style({ display: "grid", gap: vars.space.xs, minInlineSize: 0 });
export const title = style({ ...subheading });
export const text = style({
  margin: 0,
  color: vars.color.text.muted,
  lineHeight: vars.font.leading.base,
  textWrap: "pretty",
});
