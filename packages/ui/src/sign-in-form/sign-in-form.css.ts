import { vars } from "../theme/contract.css.ts";
import { focusRing, row, smallMuted } from "../theme/fragments.ts";
import { globalStyle, style } from "../theme/style.ts";

export const signIn = style({ display: "flex", flexDirection: "column", gap: vars.space.l });

/** A word between two lines, which separates the form from the other sign-in methods. */
export const or = style({
  ...row,
  gap: vars.space.s,
  ...smallMuted,
  "::before": { content: "", flexGrow: 1, borderBlockStart: `1px solid ${vars.color.border.default}` },
  "::after": { content: "", flexGrow: 1, borderBlockStart: `1px solid ${vars.color.border.default}` },
});

export const others = style({ display: "flex", flexDirection: "column", gap: vars.space.s });

export const summary = style({
  ...row,
  justifyContent: "center",
  gap: vars.space.xs,
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.border.control}`,
  fontWeight: vars.font.weight.medium,
  cursor: "pointer",
  listStyle: "none",
  ":focus-visible": focusRing,
  ":hover": { backgroundColor: vars.color.surface.hover },
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

const chevron = style({ transition: `rotate ${vars.motion.duration.fast}`, color: vars.color.text.muted });
export const summaryChevron = chevron;
globalStyle(`details[open] > summary > .${chevron}`, { rotate: "180deg" });

export const link = style({ paddingBlockStart: vars.space.m });
