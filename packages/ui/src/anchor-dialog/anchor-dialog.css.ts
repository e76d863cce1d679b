import { awayWhenClosed } from "../dialog/modal-motion.ts";
import { modal } from "../dialog/modal.css.ts";
import { vars } from "../theme/contract.css.ts";
import { column } from "../theme/fragments.ts";
import { style, styleVariants } from "../theme/style.ts";

export { close, head, title } from "../dialog/modal.css.ts";

export const dialog = styleVariants({
  start: [
    modal,
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
    modal,
    {
      insetInline: 0,
      insetBlockStart: 0,
      insetBlockEnd: 0,
      inlineSize: "100%",
      blockSize: "100dvb",
    },
  ],
});

// A closed panel is shifted by its own width, beyond the inline start edge.
awayWhenClosed(dialog.start, { translate: "-100% 0" });
awayWhenClosed(`${dialog.start}:dir(rtl)`, { translate: "100% 0" });
awayWhenClosed(dialog.top, { translate: "0 -1rem", opacity: 0 });

/** Without JavaScript its URL fragment opens it. */
const hidden = style({
  margin: 0,
  padding: 0,
  border: "none",
  selectors: { "&:not(:target)": { display: "none" } },
});

export const native = styleVariants({ start: [dialog.start, hidden], top: [dialog.top, hidden] });

export const body = style({
  ...column,
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlockEnd: "env(safe-area-inset-bottom)",
});
