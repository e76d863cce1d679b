import { media, parts, siteStyle, vars } from "@preforma/ui/theme";

/** The tab of the quick contact is in the margin, and at least as wide as a pointer target. */
const besideTab = `max(${vars.space.gutter}, 24px)`;

export const offer = siteStyle({
  ...parts.shoulder,
  position: "fixed",
  ...parts.aboveBanner("5.5rem"),
  insetInlineEnd: besideTab,
  zIndex: vars.stack.header,
  ...parts.row,
  gap: vars.space.s,
  // The window without its scroll bar, which 100vw would include.
  maxInlineSize: `calc(100% - 2 * ${besideTab})`,
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
