import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const groups = style({ display: "grid", gap: vars.space.xxl });
export const group = style({ display: "grid", gap: vars.space.m });

export const list = style({
  ...parts.stacked("m"),
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11rem), 1fr))",
  ...parts.bareList,
});

export const item = style({
  ...parts.stacked("xs"),
  gridTemplateRows: "5rem auto",
  alignItems: "center",
  justifyItems: "center",
  blockSize: "100%",
  padding: vars.space.m,
  ...parts.raised,
  borderRadius: vars.radius.medium,
  ...parts.plainLink,
  textAlign: "center",
  selectors: { "a&:focus-visible": parts.focusRing },
  "@media": {
    [media.hover]: { selectors: { "a&:hover": { borderColor: vars.color.border.strong } } },
  },
});

/** One colour, that of the text: readable in either scheme and in the reader's own colours. */
export const mark = style({
  ...parts.fullWidth,
  maxInlineSize: "9rem",
  maxBlockSize: "3.5rem",
  fill: "currentColor",
  vars: { "--mark-ink": "currentColor" },
  opacity: 0.85,
  "@media": { [media.forcedColors]: { opacity: 1 } },
});

/** A picture brings its own colours and so its own ground, which is light in either scheme. */
export const plate = style({
  ...parts.centred,
  inlineSize: "100%",
  blockSize: "100%",
  padding: vars.space.xs,
  borderRadius: vars.radius.small,
  backgroundColor: "#ffffff",
  forcedColorAdjust: "none",
});

export const image = style({
  display: "block",
  maxInlineSize: "100%",
  maxBlockSize: "3.5rem",
  inlineSize: "auto",
  blockSize: "auto",
  objectFit: "contain",
});

export const word = style({
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.bold,
  overflowWrap: "anywhere",
});
export const note = style({ ...parts.smallMuted, lineHeight: vars.font.leading.snug });
