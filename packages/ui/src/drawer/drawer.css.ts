import { awayWhenClosed } from "../dialog/modal-motion.ts";
import { modal } from "../dialog/modal.css.ts";
import { vars } from "../theme/contract.css.ts";
import { style, styleVariants } from "../theme/style.ts";

const atSide = style([modal, { insetBlock: 0, inlineSize: "min(26rem, 100vw - 3rem)", blockSize: "100dvb" }]);

export const drawer = styleVariants({
  start: [
    atSide,
    {
      insetInlineStart: 0,
      insetInlineEnd: "auto",
      borderStartEndRadius: vars.radius.shoulder,
      borderEndEndRadius: vars.radius.shoulder,
    },
  ],
  end: [
    atSide,
    {
      insetInlineStart: "auto",
      insetInlineEnd: 0,
      borderStartStartRadius: vars.radius.shoulder,
      borderEndStartRadius: vars.radius.shoulder,
    },
  ],
  bottom: [
    modal,
    {
      insetInline: 0,
      insetBlockStart: "auto",
      insetBlockEnd: 0,
      inlineSize: "100%",
      maxBlockSize: "calc(100dvb - 3rem)",
      borderStartStartRadius: vars.radius.shoulder,
      borderStartEndRadius: vars.radius.shoulder,
      paddingBlockEnd: "env(safe-area-inset-bottom)",
    },
  ],
});

// Beyond its edge by its own width; `translate` ignores the reading direction.
awayWhenClosed(drawer.start, { translate: "-100% 0" });
awayWhenClosed(`${drawer.start}:dir(rtl)`, { translate: "100% 0" });
awayWhenClosed(drawer.end, { translate: "100% 0" });
awayWhenClosed(`${drawer.end}:dir(rtl)`, { translate: "-100% 0" });
awayWhenClosed(drawer.bottom, { translate: "0 100%" });
