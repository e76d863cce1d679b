import { media, shoulder, siteGlobalStyle, siteStyle, vars } from "@preforma/ui/theme";

export const page = siteStyle({
  display: "grid",
  gap: vars.space.l,
  paddingBlock: `${vars.space.l} ${vars.space.section}`,
});

export const top = siteStyle({
  display: "grid",
  gap: vars.space.xl,
  alignItems: "start",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 6fr)", gap: vars.space.xxl },
  },
});

export const gallery = siteStyle({
  minInlineSize: 0,
  "@media": { [media.desktop]: { position: "sticky", insetBlockStart: "6rem" } },
});

export const drawing = siteStyle({
  ...shoulder,
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "contain",
  backgroundColor: "#fff",
  padding: vars.space.m,
});

export const summary = siteStyle({ display: "grid", gap: vars.space.l, minInlineSize: 0 });
export const header = siteStyle({ display: "grid", gap: vars.space.s });

export const facts = siteStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const fact = siteStyle({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.font.size.s,
});

export const key = siteStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(8.5rem, 1fr))",
  gap: vars.space.m,
  margin: 0,
  paddingBlock: vars.space.m,
  borderBlock: `1px solid ${vars.color.border.default}`,
});
siteGlobalStyle(`${key} dt`, { fontSize: vars.font.size.s, color: vars.color.text.muted });
siteGlobalStyle(`${key} dd`, { margin: 0, fontWeight: vars.font.weight.medium });

export const amount = siteStyle({ fontSize: vars.font.size.xl, fontVariantNumeric: "tabular-nums" });
export const per = siteStyle({
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});

export const ask = siteStyle({ margin: 0 });

export const section = siteStyle({ display: "grid", gap: vars.space.l, marginBlockStart: vars.space.xl });
export const specs = siteStyle({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(26rem, 100%), 1fr))",
  alignItems: "start",
});
export const documents = siteStyle({
  display: "grid",
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
siteGlobalStyle(`${documents} a`, { color: vars.color.text.link });
