import { aboveBanner, media, shoulder, siteStyle, vars } from "@preforma/ui/theme";

export const offer = siteStyle({
  ...shoulder,
  position: "fixed",
  // Above the quick contact button, which has the corner.
  ...aboveBanner("5.5rem"),
  insetInlineEnd: vars.space.m,
  zIndex: vars.stack.header,
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  // Of the window without its scroll bar, which 100vw would count in.
  maxInlineSize: `calc(100% - 2 * ${vars.space.m})`,
  paddingBlock: vars.space.s,
  paddingInline: `${vars.space.m} ${vars.space.s}`,
  border: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.medium,
  "@media": { [media.print]: { display: "none" } },
});

export const text = siteStyle({ margin: 0 });
export const link = siteStyle({ color: vars.color.text.link, fontWeight: 600 });
