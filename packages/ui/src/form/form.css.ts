import { vars } from "../theme/contract.css.ts";
import { brandSoft, centredColumn, column, focusRing, roundMark, smallMuted } from "../theme/own-parts.ts";
import { style } from "../theme/style.ts";

export const form = style({ display: "flex", flexDirection: "column", gap: vars.space.m });

export const status = style({ selectors: { "&:empty": { display: "none" } } });

const message = {
  margin: 0,
  padding: vars.space.s,
  borderRadius: vars.radius.medium,
  border: "1px solid transparent",
};

export const success = style({
  ...message,
  backgroundColor: vars.color.success.soft,
  color: vars.color.success.onSoft,
});

export const waiting = style({ ...message, ...brandSoft });

export const waitingView = style({ ...centredColumn, gap: vars.space.s, paddingBlock: vars.space.l });

export const waitingMark = style({ ...roundMark, ...brandSoft });

/** Focused only to be read out; it is not interactive, so it shows no ring. */
export const waitingText = style({ margin: 0, maxInlineSize: "32rem", outline: "none" });

export const summary = style({
  padding: vars.space.m,
  borderRadius: vars.radius.medium,
  border: `2px solid ${vars.color.danger.text}`,
  backgroundColor: vars.color.surface.base,
  ":focus-visible": focusRing,
});

export const summaryTitle = style({
  display: "flex",
  gap: vars.space.xs,
  margin: 0,
  fontWeight: vars.font.weight.medium,
  color: vars.color.danger.text,
});

export const summaryList = style({
  ...column,
  gap: vars.space.xxs,
  margin: 0,
  marginBlockStart: vars.space.xs,
  paddingInlineStart: vars.space.l,
});

export const summaryLink = style({
  color: vars.color.danger.text,
  textUnderlineOffset: "0.2em",
  ":focus-visible": focusRing,
});

export const counter = style({
  margin: 0,
  marginBlockStart: vars.space.xxs,
  ...smallMuted,
  textAlign: "end",
});

export const counterFew = style({ color: vars.color.danger.text, fontWeight: vars.font.weight.medium });
