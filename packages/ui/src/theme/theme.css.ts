import { assignVars } from "@vanilla-extract/css";
import { themeStyle } from "./style.ts";
import { vars } from "./contract.css.ts";
import { media } from "./media.ts";
import { schemes, shared } from "./tokens.ts";
import { bothSchemes } from "./scheme.ts";

/**
 * `light-dark()` follows the `color-scheme` of the element that uses it, so that each colour is said once and a part
 * of a page can have its own scheme: `data-scheme` on any element overrides what the reader's system prefers.
 */
themeStyle(":root", {
  colorScheme: "light dark",
  vars: {
    ...assignVars(vars.font, shared.font),
    ...assignVars(vars.radius, shared.radius),
    ...assignVars(vars.space, shared.space),
    ...assignVars(vars.size, shared.size),
    ...assignVars(vars.motion, shared.motion),
    ...assignVars(vars.stack, shared.stack),
    ...assignVars(vars.color, bothSchemes(schemes.light.color, schemes.dark.color)),
    ...assignVars(vars.shadow, bothSchemes(schemes.light.shadow, schemes.dark.shadow)),
  },
  "@media": {
    // One place takes all movement away; no component asks again.
    "(prefers-reduced-motion: reduce)": {
      vars: {
        [vars.motion.duration.fast]: "0.01ms",
        [vars.motion.duration.base]: "0.01ms",
        [vars.motion.duration.slow]: "0.01ms",
      },
    },
    [media.forcedColors]: {
      vars: {
        [vars.color.focus]: "Highlight",
        [vars.color.border.default]: "CanvasText",
        [vars.color.border.strong]: "CanvasText",
        [vars.color.border.control]: "ButtonBorder",
        [vars.color.tile.veil]: "transparent",
      },
    },
  },
});

themeStyle('[data-scheme="light"]', { colorScheme: "light" });
themeStyle('[data-scheme="dark"]', { colorScheme: "dark" });

// What is inherited was computed in the scheme outside.
themeStyle("[data-scheme]", { color: vars.color.text.default });

// Arabic letters join, and their ascenders and marks need more room between the lines.
themeStyle(":lang(ar)", {
  vars: {
    [vars.font.tracking.tight]: "0",
    [vars.font.tracking.wide]: "0",
    [vars.font.leading.tight]: "1.3",
    [vars.font.leading.snug]: "1.5",
    [vars.font.leading.base]: "1.8",
  },
});

themeStyle("*, *::before, *::after", { boxSizing: "border-box" });
themeStyle("html", {
  fontFamily: vars.font.family.base,
  fontSize: "100%",
  lineHeight: vars.font.leading.base,
  color: vars.color.text.default,
  backgroundColor: vars.color.surface.page,
  textSizeAdjust: "100%",
  // A dialog that hides the scrollbar must not move the page, on either side.
  scrollbarGutter: "stable",
  scrollPaddingBlockStart: "6rem",
  WebkitFontSmoothing: "antialiased",
  textRendering: "optimizeLegibility",
});
themeStyle("body", { margin: 0, minBlockSize: "100dvb", overflowWrap: "break-word" });
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
