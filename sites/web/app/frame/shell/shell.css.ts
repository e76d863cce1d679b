import { media, parts, siteGlobalStyle, siteStyle, vars } from "@preforma/ui/theme";

export const main = siteStyle({
  display: "block",
  minBlockSize: "60vh",
  // It takes the focus after a navigation, to be read from the start; it is not a control.
  outline: "none",
});

/** Parts that would shift while their HTML is streaming are shown once complete: when an element follows them. */
export const whole = siteStyle({ selectors: { "&:not(:has(+ *))": { visibility: "hidden" } } });

/** A logo of the settings: as tall as the library's own, in any shape. */
export const logo = siteStyle({
  display: "block",
  blockSize: "2.25rem",
  inlineSize: "auto",
  maxInlineSize: "12rem",
  objectFit: "contain",
});

/** The company's contacts and the page's URL: replaces the header in print. */
export const printHeader = siteStyle({
  display: "none",
  "@media": {
    [media.print]: {
      ...parts.row,
      justifyContent: "space-between",
      gap: vars.space.m,
      marginInline: vars.space.gutter,
      paddingBlockEnd: vars.space.xs,
      borderBlockEnd: `1px solid ${vars.color.border.default}`,
      fontSize: "8pt",
    },
  },
});
export const printHeaderLogo = siteStyle({ flexShrink: 0, color: vars.color.brand.solid });
siteGlobalStyle(`${printHeaderLogo} img`, { maxBlockSize: "2.5rem", inlineSize: "auto" });
export const printHeaderLines = siteStyle({ ...parts.bareList, textAlign: "end", overflowWrap: "anywhere" });

// Every size follows the root's: print is read at a shorter distance than a screen.
siteGlobalStyle("html", { "@media": { [media.print]: { fontSize: "10pt" } } });
// Buttons and links are of no use in print.
siteGlobalStyle(`${main} :is(button, nav)`, { "@media": { [media.print]: { display: "none" } } });
siteGlobalStyle(":root", { "@media": { [media.print]: { vars: { [vars.space.section]: vars.space.xl } } } });
