import { vars } from "../theme/contract.css.ts";
import { entryLink, row, smallMuted } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style, styleVariants } from "../theme/style.ts";

export const menu = style({
  inlineSize: "max-content",
  minInlineSize: "12rem",
  padding: vars.space.xs,
  outline: "none",
});

const itemBase = style({
  ...row,
  gap: vars.space.s,
  inlineSize: "100%",
  ...entryLink,
  paddingBlock: vars.space.xxs,
  border: "none",
  backgroundColor: "transparent",
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "&:focus": { outline: "none", backgroundColor: vars.color.surface.hover },
    "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
    '&[aria-disabled="true"]': { opacity: 0.5, cursor: "default" },
  },
  "@media": {
    [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } },
    [media.forcedColors]: {
      selectors: { '&[aria-disabled="true"]': { opacity: 1, color: "GrayText" } },
    },
  },
});

export const item = styleVariants({
  neutral: [itemBase, { color: vars.color.text.default }],
  danger: [itemBase, { color: vars.color.danger.text }],
});

/** Aligns entries with and without an icon. */
export const mark = style({ display: "inline-flex", inlineSize: "1.25rem", flexShrink: 0 });

/** The text of an item that opens a submenu. */
export const grow = style({ display: "inline-flex", alignItems: "center", gap: "inherit", flexGrow: 1 });

/** A label above items. */
export const label = style({
  display: "block",
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  ...smallMuted,
});

/** A line between items. */
export const separator = style({
  display: "block",
  marginBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});

/** An item that needs script. */
export const scripted = style({ "@media": { "(scripting: none)": { display: "none" } } });
