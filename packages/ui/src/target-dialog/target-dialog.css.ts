import { vars } from "../theme/contract.css.ts";
import { focusRing } from "../theme/fragments.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style, styleVariants } from "../theme/style.ts";

globalStyle("html[data-scroll-lock]", { overflow: "hidden" });

const dialogBase = style({
  position: "fixed",
  zIndex: vars.stack.overlay,
  margin: 0,
  padding: 0,
  border: "none",
  maxInlineSize: "100%",
  maxBlockSize: "100%",
  overflow: "hidden",
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  boxShadow: vars.shadow.high,
  selectors: {
    // Without JavaScript the address opens it; the script marks it as taken over by `data-modal`.
    "&:target:not([data-modal])": { display: "block" },
    "&::backdrop": { backgroundColor: vars.color.scrim },
  },
  "@media": {
    [media.motion]: {
      transition: `translate ${vars.motion.duration.slow} ${vars.motion.easing.out}, opacity ${vars.motion.duration.base}, display ${vars.motion.duration.slow} allow-discrete, overlay ${vars.motion.duration.slow} allow-discrete`,
    },
    [media.forcedColors]: { border: "1px solid CanvasText" },
  },
});

export const dialog = styleVariants({
  start: [
    dialogBase,
    {
      insetBlock: 0,
      insetInlineStart: 0,
      insetInlineEnd: "auto",
      inlineSize: "min(26rem, 100vw - 3rem)",
      blockSize: "100dvb",
      borderStartEndRadius: vars.radius.shoulder,
      borderEndEndRadius: vars.radius.shoulder,
    },
  ],
  top: [
    dialogBase,
    {
      insetInline: 0,
      insetBlockStart: 0,
      insetBlockEnd: 0,
      inlineSize: "100%",
      blockSize: "100dvb",
    },
  ],
});

const closed = ":not([open], :target:not([data-modal]))";

/** Where a dialog waits while it is closed, and from where it comes in. */
function awayWhenClosed(selector: string, away: { translate?: string; opacity?: number }): void {
  globalStyle(`${selector}${closed}`, { "@media": { [media.motion]: away } });
  globalStyle(`${selector}[open]`, { "@media": { [media.motion]: { "@starting-style": away } } });
}

// A panel is off its edge by its own width, on the side where reading starts.
awayWhenClosed(dialog.start, { translate: "-100% 0" });
awayWhenClosed(`${dialog.start}:dir(rtl)`, { translate: "100% 0" });
awayWhenClosed(dialog.top, { translate: "0 -1rem", opacity: 0 });

const scrim = `${dialogBase}::backdrop`;
globalStyle(scrim, {
  "@media": {
    [media.motion]: {
      transition: `opacity ${vars.motion.duration.base}, display ${vars.motion.duration.base} allow-discrete, overlay ${vars.motion.duration.base} allow-discrete`,
    },
  },
});
globalStyle(`${dialogBase}${closed}::backdrop`, { "@media": { [media.motion]: { opacity: 0 } } });
globalStyle(`${dialogBase}[open]::backdrop`, {
  "@media": { [media.motion]: { "@starting-style": { opacity: 0 } } },
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlockEnd: "env(safe-area-inset-bottom)",
});

export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.stack.raised,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s,
  flexShrink: 0,
  minBlockSize: "4rem",
  paddingInlineStart: vars.space.l,
  paddingInlineEnd: vars.space.xs,
  backgroundColor: vars.color.surface.raised,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});

export const title = style({
  margin: 0,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.leading.snug,
});

export const close = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: vars.size.control.medium,
  blockSize: vars.size.control.medium,
  flexShrink: 0,
  borderRadius: vars.radius.pill,
  color: "inherit",
  selectors: { "&:focus-visible": focusRing },
  "@media": { [media.hover]: { ":hover": { backgroundColor: vars.color.surface.hover } } },
});
