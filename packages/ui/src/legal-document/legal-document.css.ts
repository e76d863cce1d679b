import { vars } from "../theme/contract.css.ts";
import { focusRing, plainLink, row, smallMuted, stacked } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const root = style({
  ...stacked("xl"),
  // Wide tables scroll within a text; they do not widen it.
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.desktop]: { gridTemplateColumns: "15rem minmax(0, 1fr)", columnGap: vars.space.xxxl } },
});

export const contents = style({
  "@media": {
    [media.desktop]: {
      position: "sticky",
      // Below the header, which is sticky too.
      insetBlockStart: "6rem",
      alignSelf: "start",
      maxBlockSize: "calc(100dvb - 8rem)",
      overflowY: "auto",
    },
    [media.print]: { display: "none" },
  },
});

export const contentsTitle = style({ margin: 0, ...smallMuted, fontWeight: vars.font.weight.medium });

export const list = style({
  margin: 0,
  marginBlockStart: vars.space.xs,
  paddingInline: 0,
  listStyle: "none",
  borderInlineStart: `2px solid ${vars.color.border.default}`,
});

export const entry = style({
  ...row,
  minBlockSize: vars.size.control.small,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.m,
  ...plainLink,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.leading.snug,
  ":focus-visible": { ...focusRing, outlineOffset: "-2px" },
  "@media": {
    [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover, color: vars.color.text.link } },
  },
});

export const documents = style({
  ...stacked("xxxl"),
  gridTemplateColumns: "minmax(0, 1fr)",
  minInlineSize: 0,
});

export const document = style({
  ...stacked("m"),
  gridTemplateColumns: "minmax(0, 1fr)",
  position: "relative",
  scrollMarginBlockStart: "6rem",
});

/** A link target at the head of a text that takes no room. */
export const alias = style({ position: "absolute", insetBlockStart: 0, scrollMarginBlockStart: "6rem" });

export const head = style({
  ...stacked("xs"),
  paddingInlineStart: vars.space.m,
  marginInlineStart: `calc(-1 * ${vars.space.m} - 3px)`,
  borderInlineStart: "3px solid transparent",
  // Where an address led to.
  selectors: {
    [`${document}:target > &, ${document}:has(> ${alias}:target) > &`]: {
      borderInlineStartColor: vars.color.accent.mark,
    },
  },
});

export const titleLine = style({ display: "flex", alignItems: "baseline", gap: vars.space.xs });

export const anchor = style({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  minInlineSize: "1.75rem",
  minBlockSize: "1.75rem",
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  ":focus-visible": focusRing,
  "@media": {
    [media.hover]: { ":hover": { color: vars.color.text.link, backgroundColor: vars.color.surface.hover } },
    [media.print]: { display: "none" },
  },
});

export const summary = style({
  margin: 0,
  color: vars.color.text.muted,
  maxInlineSize: vars.size.text,
  textWrap: "pretty",
});
export const updated = style({ margin: 0, color: vars.color.text.muted, fontSize: vars.font.size.s });
