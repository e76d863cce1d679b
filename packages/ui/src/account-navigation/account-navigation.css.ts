import { vars } from "../theme/contract.css.ts";
import { bareButton, bareList, focusRing, plainLink, row, wrapping } from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const navigation = style({ minInlineSize: 0 });

export const list = style({
  ...wrapping,
  gap: vars.space.xxs,
  ...bareList,
  "@media": { [media.desktop]: { flexDirection: "column" } },
});

export const last = style({
  "@media": {
    [media.desktop]: {
      marginBlockStart: vars.space.s,
      paddingBlockStart: vars.space.s,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
    },
  },
});

export const link = style({
  ...row,
  gap: vars.space.xs,
  inlineSize: "100%",
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space.s,
  ...bareButton,
  borderRadius: vars.radius.medium,
  ...plainLink,
  font: "inherit",
  textAlign: "start",
  selectors: {
    "&:focus-visible": focusRing,
    '&[aria-current="page"]': {
      backgroundColor: vars.color.surface.sunken,
      fontWeight: vars.font.weight.medium,
      // Also marked by weight and a line, for people who cannot distinguish the backgrounds.
      boxShadow: `inset 0 -2px 0 0 ${vars.color.brand.solid}`,
    },
  },
  "@media": {
    [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } },
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': { borderBlockEnd: "2px solid" } } },
  },
});
