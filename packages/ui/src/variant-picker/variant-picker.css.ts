import { vars } from "../theme/contract.css.ts";
import { brandSoft, centred, focusRing, inlineRow, plainLink, wrapping } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

export const picker = style({ display: "grid", gap: vars.space.l });

export const title = style({
  ...wrapping,
  gap: vars.space.xs,
  alignItems: "baseline",
  marginBlockEnd: vars.space.xs,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
});

export const chosen = style({ color: vars.color.text.muted, fontWeight: vars.font.weight.regular });

export const options = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });

export const chip = style({
  ...inlineRow,
  justifyContent: "center",
  minBlockSize: vars.size.control.medium,
  minInlineSize: vars.size.control.medium,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.pill,
  ...plainLink,
  backgroundColor: vars.color.surface.base,
  fontSize: vars.font.size.s,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    '&[aria-current="true"]': {
      borderColor: vars.color.brand.solid,
      ...brandSoft,
      fontWeight: vars.font.weight.medium,
    },
  },
  "@media": {
    [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } },
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': { borderColor: "Highlight" } } },
  },
  ":focus-visible": focusRing,
});

export const swatchLink = style({
  ...centred,
  inlineSize: vars.size.control.medium,
  blockSize: vars.size.control.medium,
  border: "2px solid transparent",
  borderRadius: "50%",
  selectors: { '&[aria-current="true"]': { borderColor: vars.color.brand.solid } },
  "@media": {
    [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } },
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': { borderColor: "Highlight" } } },
  },
  ":focus-visible": focusRing,
});

/** Colours are the content here: forced colours and paper must not take them away. */
const round = style({
  inlineSize: 28,
  blockSize: 28,
  borderRadius: "50%",
  boxShadow: "inset 0 0 0 1px rgb(0 0 0 / 22%)",
  forcedColorAdjust: "none",
  printColorAdjust: "exact",
});
const gleam =
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='1 1 30 30'><path d='M8 21 21 8' ` +
  `stroke='white' stroke-opacity='.8' stroke-width='2.5' stroke-linecap='round'/></svg>")`;
export const swatch = styleVariants({
  solid: [round, { backgroundColor: "currentColor" }],
  transparent: [round, { background: `${gleam} color-mix(in srgb, currentColor 72%, transparent)` }],
});

/** Made, but not together with the rest of the choice. */
export const nearest = style({ borderStyle: "dashed" });
