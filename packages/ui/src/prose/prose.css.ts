import { vars } from "../theme/contract.css.ts";
import { focusRing, fullWidth, smallMuted } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style, styleVariants } from "../theme/style.ts";

const base = style({
  maxInlineSize: vars.size.text,
  lineHeight: vars.font.leading.base,
  textWrap: "pretty",
});

export const prose = styleVariants({
  m: [base, { fontSize: vars.font.size.m }],
  l: [base, { fontSize: vars.font.size.l }],
});

/** The frame in which a wide table scrolls. */
export const scroll = style({
  // What is placed in it scrolls with it.
  position: "relative",
  overflowX: "auto",
  marginBlock: vars.space.l,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
  ":focus-visible": focusRing,
});

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(", ")
      .map((part) => `${base} ${part}`)
      .join(", "),
    rule,
  );

globalStyle(`${base} > :first-child`, { marginBlockStart: 0 });
globalStyle(`${base} > :last-child`, { marginBlockEnd: 0 });

within("p, ul, ol, dl, blockquote, figure", { marginBlock: vars.space.m, marginInline: 0 });
within("h2, h3, h4, h5, h6", {
  marginBlockStart: vars.space.xl,
  marginBlockEnd: vars.space.xs,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
  textWrap: "balance",
  scrollMarginBlockStart: vars.space.xxxl,
});
within("h2", { fontSize: vars.font.size.xl });
within("h3", { fontSize: vars.font.size.l });
within("h4, h5, h6", { fontSize: vars.font.size.m });

within("ul, ol", { paddingInlineStart: "1.5em" });
within("li", { marginBlock: vars.space.xxs, paddingInlineStart: vars.space.xxs });
within("li::marker", { color: vars.color.text.muted, fontVariantNumeric: "tabular-nums" });

within("a", {
  color: vars.color.text.link,
  textDecorationThickness: "from-font",
  textUnderlineOffset: "0.18em",
});
within("a:focus-visible", { ...focusRing, borderRadius: vars.radius.small });
within("strong, b", { fontWeight: vars.font.weight.bold });
// Arabic letters have no slanted form.
within(":is(em, i):lang(ar)", { fontStyle: "normal", fontWeight: vars.font.weight.medium });
within("code", {
  paddingInline: "0.35em",
  paddingBlock: "0.1em",
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.sunken,
  fontFamily: vars.font.family.mono,
  fontSize: "0.92em",
  // A code has its own order in right-to-left text.
  unicodeBidi: "isolate",
});
within("sub, sup", { fontSize: "0.75em", lineHeight: 0 });

within("blockquote", {
  paddingInlineStart: vars.space.l,
  borderInlineStart: `3px solid ${vars.color.accent.mark}`,
  color: vars.color.text.muted,
});
within("hr", {
  marginBlock: vars.space.xl,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});

within("dl", { display: "grid", gap: vars.space.xs });
within("dt", { fontWeight: vars.font.weight.medium, marginBlockStart: vars.space.xxs });
within("dd", { margin: 0, color: vars.color.text.muted });
globalStyle(`${base} dl`, {
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(2.5rem, max-content) minmax(0, 1fr)" } },
});
globalStyle(`${base} dt`, { "@media": { [media.phone]: { maxInlineSize: "14rem", marginBlockStart: 0 } } });

within("figure img", { ...fullWidth, borderRadius: vars.radius.large });
within("figcaption", { marginBlockStart: vars.space.xs, ...smallMuted });

within("table", { inlineSize: "100%", borderCollapse: "collapse", fontSize: vars.font.size.s });
within("caption", {
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  textAlign: "start",
  fontWeight: vars.font.weight.medium,
});
within("th, td", {
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  textAlign: "start",
  verticalAlign: "baseline",
});
within("thead th", {
  backgroundColor: vars.color.surface.sunken,
  fontWeight: vars.font.weight.medium,
  whiteSpace: "nowrap",
});
within("tbody th", {
  fontWeight: vars.font.weight.medium,
  // In one line, but not in a narrow window: the names would fill the frame, and no value would be in sight.
  "@media": { [media.phone]: { whiteSpace: "nowrap" } },
});
