import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { style } from "../theme/style.ts";

export const list = style({
  ...parts.stacked("l"),
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
  ...parts.bareList,
});

export const card = style({ display: "grid", alignContent: "start", gap: vars.space.s, blockSize: "100%" });

/** The sheet is the button, or without JavaScript the document link. */
export const open = style({
  ...parts.shoulder,
  position: "relative",
  display: "block",
  inlineSize: "100%",
  overflow: "hidden",
  ...parts.raised,
  color: "inherit",
  font: "inherit",
  cursor: "zoom-in",
  ":focus-visible": parts.focusRing,
  "@media": {
    [media.motion]: { transition: `box-shadow ${vars.motion.duration.base} ${vars.motion.easing.standard}` },
    [media.hover]: { ":hover": { boxShadow: vars.shadow.medium, borderColor: vars.color.border.strong } },
  },
});

export const glass = style({
  position: "absolute",
  insetBlockEnd: vars.space.s,
  insetInlineEnd: vars.space.s,
  ...parts.centred,
  inlineSize: "2.25rem",
  blockSize: "2.25rem",
  borderRadius: "50%",
  ...parts.raised,
});

/** White in both schemes. */
const paper = style({
  ...parts.fullWidth,
  backgroundColor: "#ffffff",
  color: "#1b2430",
  forcedColorAdjust: "none",
});

/** The upper half of an A4 sheet, as wide as its card, so that its title is legible. */
export const sheet = style([paper, { aspectRatio: "1 / 0.72", objectFit: "cover", objectPosition: "50% 0" }]);

export const largeSheet = style([
  paper,
  { maxInlineSize: "24rem", aspectRatio: "1 / 1.414", marginInline: "auto", boxShadow: vars.shadow.low },
]);

export const documents = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.l, margin: 0 });
export const document = style({
  ...parts.inlineRow,
  gap: vars.space.xs,
  minBlockSize: vars.size.control.small,
  borderRadius: vars.radius.small,
  color: vars.color.text.link,
  fontSize: vars.font.size.s,
  ":focus-visible": parts.focusRing,
});

export const title = style({ ...parts.subheading });
export const standard = style({
  ...parts.wrappingRow,
  gap: vars.space.xs,
  margin: 0,
  ...parts.smallMuted,
});
export const text = style({ margin: 0, ...parts.smallMuted, textWrap: "pretty" });

export const enlarged = style({
  ...parts.stacked("l"),
  alignItems: "start",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
