import { themeStyle } from "./layered.ts";
import { vars } from "./contract.css.ts";
import { marksPicture, marksProperty } from "./marks.ts";
import { media as query } from "./media.ts";
import { brandRules, foundationRules, ownScope } from "./rules.ts";
import { schemes, shared } from "./tokens.ts";

const own = { shared, schemes };

/** The custom properties. `data-scheme`, `data-contrast` and `data-density` on any element override the page's. */
for (const { selector, media, declarations } of [
  ...foundationRules(own, ownScope),
  ...brandRules(own, ownScope),
]) {
  themeStyle(
    selector,
    media === undefined
      ? { vars: { ...declarations } }
      : { "@media": { [media]: { vars: { ...declarations } } } },
  );
}

themeStyle(":root", { colorScheme: "light dark", vars: { [marksProperty]: marksPicture } });
themeStyle('[data-scheme="light"]', { colorScheme: "light" });
themeStyle('[data-scheme="dark"]', { colorScheme: "dark" });

// The inherited value was computed in the outer scheme and contrast.
themeStyle("[data-scheme], [data-contrast]", { color: vars.color.text.default });

themeStyle("*, *::before, *::after", { boxSizing: "border-box" });
themeStyle("html", {
  fontFamily: vars.font.family.base,
  fontSize: "100%",
  lineHeight: vars.font.leading.base,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.page,
  textSizeAdjust: "100%",
  // A dialog that hides the scrollbar must not shift the page, on either side.
  scrollbarGutter: "stable",
  scrollPaddingBlockStart: "6rem",
  WebkitFontSmoothing: "antialiased",
  textRendering: "optimizeLegibility",
});
// A long word in large text must not make a column wider than the window, so it may break anywhere, also in intrinsic
// sizing. Table cells break at words only, or narrow columns would wrap every letter.
themeStyle("body", { margin: 0, minBlockSize: "100dvb", overflowWrap: "anywhere" });
themeStyle("th, td", { overflowWrap: "break-word" });
themeStyle("h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol", { margin: 0 });
themeStyle("ul[role='list'], ol[role='list']", { padding: 0, listStyle: "none" });
themeStyle("img, svg, video, canvas", { display: "block", maxInlineSize: "100%" });
themeStyle("img, video", { blockSize: "auto" });
themeStyle("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
themeStyle("summary", { cursor: "pointer" });
themeStyle("::selection", { backgroundColor: vars.color.highlight, color: vars.color.onHighlight });
themeStyle(":focus-visible", { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" });
themeStyle("[hidden]:not([hidden='until-found'])", { display: "none !important" });
themeStyle("mark", {
  backgroundColor: vars.color.highlight,
  color: vars.color.onHighlight,
  borderRadius: "3px",
});

// In print, related content must not be split across pages.
themeStyle("h1, h2, h3, h4, h5, h6, caption, thead", {
  "@media": { [query.print]: { breakAfter: "avoid" } },
});
themeStyle("li, tr, figure, img, svg, summary", { "@media": { [query.print]: { breakInside: "avoid" } } });
