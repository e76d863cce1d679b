import { vars } from "../theme/contract.css.ts";
import * as parts from "../theme/own-parts.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";

/** Room for the topics beside their questions. */
const wide = "(min-width: 56rem)";

export const root = style({ containerType: "inline-size" });

export const layout = style({
  ...parts.stacked("l"),
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container": {
    [wide]: { gridTemplateColumns: "14rem minmax(0, 1fr)", columnGap: vars.space.xxl },
  },
});
/** The topics are sticky beside the questions. */
export const contents = style({
  "@container": { [wide]: { position: "sticky", insetBlockStart: "6rem", gridColumn: 1 } },
});
export const answers = style({
  ...parts.stacked("xl"),
  minInlineSize: 0,
  "@container": { [wide]: { gridColumn: 2 } },
});

export const search = style({ ...parts.stacked("xs"), "@container": { [wide]: { gridColumn: "1 / -1" } } });
/** Without JavaScript all questions are shown, and the browser's own search finds them. */
export const scriptedSearch = style([search, { "@media": { "(scripting: none)": { display: "none" } } }]);

export const searchForm = style({ display: "grid", gap: vars.space.s, alignItems: "end" });
/** The list updates while typing; without script a button is needed. */
export const submit = style({
  display: "none",
  "@media": { "(scripting: none)": { display: "block" } },
});

export const status = style({ margin: 0, minBlockSize: "1.5em", ...parts.smallMuted });

export const topics = style({
  ...parts.wrapping,
  gap: vars.space.xs,
  ...parts.bareList,
  "@container": { [wide]: { display: "grid", gap: vars.space.xxs } },
});

export const topicLink = style({
  ...parts.tagLink,
  "@container": {
    [wide]: { inlineSize: "100%", paddingInline: vars.space.s, borderColor: "transparent" },
  },
});

export const topic = style({ display: "grid", gap: vars.space.s, scrollMarginBlockStart: vars.space.xxxl });

export const questions = style({ borderBlockEnd: `1px solid ${vars.color.border.default}` });

export const question = style({ borderBlockStart: `1px solid ${vars.color.border.default}` });

// In print everything is expanded.
globalStyle(`${question}::details-content`, {
  "@media": { [media.print]: { contentVisibility: "visible" } },
});

export const summary = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  borderRadius: vars.radius.small,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:focus-visible": parts.focusRing,
  },
  "@media": { [media.hover]: { ":hover": { color: vars.color.text.link } } },
});

export const title = style({ ...parts.plainHeading, fontSize: vars.font.size.m, textWrap: "pretty" });

const bar = {
  content: "",
  position: "absolute",
  insetInline: "15%",
  insetBlockStart: "calc(50% - 1px)",
  borderBlockStart: "2px solid currentColor",
} as const;

/** A plus that becomes a minus when the answer is open. */
export const sign = style({
  position: "relative",
  flexShrink: 0,
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  color: vars.color.text.muted,
  "::before": bar,
  "::after": { ...bar, rotate: "90deg" },
  "@media": {
    [media.print]: { display: "none" },
    [media.motion]: {
      "::after": { transition: `rotate ${vars.motion.duration.base} ${vars.motion.easing.standard}` },
    },
  },
  selectors: { "details[open] > summary > &::after": { rotate: "0deg" } },
});

export const answer = style({
  paddingBlockEnd: vars.space.l,
  paddingInlineEnd: vars.space.xxl,
  scrollMarginBlockStart: vars.space.xxxl,
});
