import { vars } from "../theme/contract.css.ts";
import { bareFieldset, focusRing, row } from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const root = style({ display: "grid", gap: vars.space.m, minInlineSize: 0 });

/** The card's note is small and muted; an address must be easy to read. */
export const lines = style({ display: "grid", gap: vars.space.xxs, color: vars.color.text.default });

export const fields = style(bareFieldset);

export const add = style({
  ...row,
  justifyContent: "center",
  gap: vars.space.xs,
  minBlockSize: vars.size.control.large,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: `1px dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text.link,
  fontWeight: vars.font.weight.medium,
  textDecoration: "none",
  textAlign: "center",
  ":focus-visible": focusRing,
  "@media": {
    [media.hover]: {
      ":hover": { backgroundColor: vars.color.surface.hover, borderColor: vars.color.text.muted },
    },
  },
});
