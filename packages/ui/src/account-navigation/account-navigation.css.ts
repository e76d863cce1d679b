import { vars } from "../theme/contract.css.ts";
import { bareList, focusRing } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const navigation = style({ minInlineSize: 0 });

export const list = style({
  display: "flex",
  flexWrap: "wrap",
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
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  inlineSize: "100%",
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space.s,
  border: 0,
  borderRadius: vars.radius.medium,
  backgroundColor: "transparent",
  color: vars.color.text.default,
  font: "inherit",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:focus-visible": focusRing,
    '&[aria-current="page"]': {
      backgroundColor: vars.color.surface.sunken,
      fontWeight: vars.font.weight.medium,
      // By weight and a line as well, for people who cannot tell the backgrounds apart.
      boxShadow: `inset 0 -2px 0 0 ${vars.color.brand.solid}`,
    },
  },
  "@media": {
    [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } },
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': { borderBlockEnd: "2px solid" } } },
  },
});
