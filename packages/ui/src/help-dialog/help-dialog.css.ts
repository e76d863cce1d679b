import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const panel = style({ display: "flex", flexDirection: "column", gap: vars.space.l });

export const questions = style({ ...parts.column, alignItems: "flex-start", gap: vars.space.s });

export const search = style({
  ...parts.wrapping,
  alignItems: "flex-end",
  gap: vars.space.s,
  inlineSize: "100%",
});
export const searchField = style({ flex: "1 1 14rem" });

export const contacts = style({ display: "flex", flexDirection: "column", gap: vars.space.s });
export const contactsTitle = style({ margin: 0, fontWeight: vars.font.weight.medium });

export const ways = style({
  ...parts.stacked("l"),
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  rowGap: vars.space.m,
  padding: vars.space.m,
  ...parts.shoulder,
  backgroundColor: vars.color.surface.sunken,
  fontStyle: "normal",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const group = style({ display: "flex", gap: vars.space.s, minInlineSize: 0 });
export const mark = style({ flexShrink: 0, marginBlockStart: "0.125rem", color: vars.color.brand.onSoft });

export const list = style({
  ...parts.column,
  gap: vars.space.xs,
  minInlineSize: 0,
  ...parts.bareList,
});

export const way = style({
  ...parts.column,
  minInlineSize: 0,
  lineHeight: vars.font.leading.snug,
  overflowWrap: "anywhere",
});

export const label = style({ ...parts.row, gap: vars.space.xxs, ...parts.smallMuted });

export const link = style({
  // A finger's height without pushing the lines apart.
  paddingBlock: "0.25rem",
  marginBlock: "-0.125rem",
  color: vars.color.text.link,
  textUnderlineOffset: "0.2em",
  borderRadius: vars.radius.small,
  ":focus-visible": parts.focusRing,
});

export const feedback = style({ ...parts.wrappingRow, justifyContent: "space-between", gap: vars.space.s });
export const feedbackText = style({ margin: 0 });
