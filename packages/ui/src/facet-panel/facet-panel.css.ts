import { option as choiceOption } from "../field/choice.css.ts";
import { globalStyle, style } from "../theme/style.ts";
import { vars } from "../theme/contract.css.ts";
import { focusRing, inlineRow, row } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";

export const form = style({ display: "flex", flexDirection: "column", gap: vars.space.m });

export const group = style({
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  paddingBlockEnd: vars.space.s,
});

export const summary = style({
  ...row,
  justifyContent: "space-between",
  gap: vars.space.xs,
  minBlockSize: 44,
  cursor: "pointer",
  fontWeight: vars.font.weight.medium,
  listStyle: "none",
  borderRadius: vars.radius.small,
  ":focus-visible": focusRing,
  "::after": {
    content: "",
    flexShrink: 0,
    inlineSize: 8,
    blockSize: 8,
    marginInlineEnd: 4,
    borderBlockEnd: "2px solid currentColor",
    borderInlineEnd: "2px solid currentColor",
    rotate: "45deg",
    translate: "0 -2px",
  },
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:dir(rtl)::after": { rotate: "-45deg" },
    "details[open] > &::after": { rotate: "225deg", translate: "0 2px" },
    "details[open] > &:dir(rtl)::after": { rotate: "-225deg" },
  },
});

export const chosen = style({
  marginInlineStart: "auto",
  color: vars.color.text.link,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.regular,
});

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

/** The whole line is the target, and shows the focus. */
export const option = style({
  borderRadius: vars.radius.small,
  fontSize: vars.font.size.s,
  "@media": { [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } } },
  selectors: { "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}` } },
});
export const line = style([
  choiceOption,
  { alignItems: "center", minBlockSize: 40, paddingInline: vars.space.xxs },
]);
globalStyle(`${line} > input`, { margin: 0, outline: "none" });

/** In the colour that the element has as an attribute, also on paper and where a reader has chosen the colours. */
export const swatch = style({
  flexShrink: 0,
  inlineSize: 18,
  blockSize: 18,
  borderRadius: "50%",
  backgroundColor: "currentColor",
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${vars.color.text.default} 35%, transparent)`,
  forcedColorAdjust: "none",
  printColorAdjust: "exact",
});

export const name = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const count = style({
  marginInlineStart: "auto",
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: "tabular-nums",
});

export const more = style({ marginBlockStart: vars.space.xxs });

export const moreSummary = style({
  ...inlineRow,
  minBlockSize: 36,
  paddingInline: vars.space.xxs,
  cursor: "pointer",
  color: vars.color.text.link,
  fontSize: vars.font.size.s,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  listStyle: "none",
  ":focus-visible": { outline: `2px solid ${vars.color.focus}`, borderRadius: vars.radius.small },
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    // Visible until its values are rendered, as a hint.
    "details[open]:has(ul) > &": { display: "none" },
  },
});

export const actions = style({
  position: "sticky",
  insetBlockEnd: 0,
  paddingBlock: vars.space.s,
  backgroundColor: vars.color.surface.page,
  // Beside the list it would cover the facets, whose effect is visible immediately.
  "@media": { [media.desktop]: { position: "static" } },
});

export const apply = style({
  inlineSize: "100%",
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space.m,
  border: 0,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.brand.solid,
  color: vars.color.brand.onSolid,
  font: "inherit",
  fontWeight: vars.font.weight.medium,
  cursor: "pointer",
  "@media": {
    [media.hover]: { ":hover": { backgroundColor: vars.color.brand.hover } },
    [media.forcedColors]: { border: "1px solid" },
  },
  ":focus-visible": focusRing,
});
