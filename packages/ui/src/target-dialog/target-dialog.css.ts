import { awayWhenClosed } from "../dialog/modal-motion.ts";
import { head as modalHead, modal } from "../dialog/modal.css.ts";
import { vars } from "../theme/contract.css.ts";
import { style, styleVariants } from "../theme/style.ts";

export { close, title } from "../dialog/modal.css.ts";

const dialogBase = style([
  modal,
  {
    selectors: {
      // Without JavaScript the address opens it; the script marks it as taken over by `data-modal`.
      "&:target:not([data-modal])": { display: "block" },
    },
  },
]);

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

// A panel is off its edge by its own width, on the side where reading starts.
awayWhenClosed(dialog.start, { translate: "-100% 0" });
awayWhenClosed(`${dialog.start}:dir(rtl)`, { translate: "100% 0" });
awayWhenClosed(dialog.top, { translate: "0 -1rem", opacity: 0 });

export const body = style({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlockEnd: "env(safe-area-inset-bottom)",
});

export const head = style([modalHead, { position: "sticky", insetBlockStart: 0, zIndex: vars.stack.raised }]);
