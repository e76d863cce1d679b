import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const bar = style({
  display: "none",
  position: "relative",
  // Its language panel opens over the header below.
  zIndex: vars.stack.menu,
  backgroundColor: vars.color.surface.sunken,
  ...parts.smallMuted,
  "@media": { [media.desktop]: { display: "block" }, [media.print]: { display: "none" } },
});

export const inner = style({
  ...parts.wrappingRow,
  justifyContent: "space-between",
  columnGap: vars.space.l,
  ...parts.pageWidth,
});

export const list = style({
  ...parts.wrapping,
  ...parts.bareList,
  // Aligns the first word with the page's edge, not its hover background.
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
});

export const tools = style({
  ...parts.wrappingRow,
  columnGap: vars.space.xxs,
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
});

export const link = style({
  ...parts.inlineRow,
  gap: vars.space.xs,
  ...parts.entryLink,
  color: "inherit",
  selectors: {
    "&:focus-visible": { ...parts.focusRing, outlineOffset: "-2px" },
    '&[aria-current="page"]': { color: vars.color.text.default, fontWeight: vars.font.weight.medium },
  },
  "@media": { [media.hover]: { ":hover": { color: vars.color.text.default } } },
});
