import { vars } from "../theme/contract.css.ts";
import { style, styleVariants } from "../theme/style.ts";
import { awayWhenClosed } from "./modal-motion.ts";
import { modal } from "./modal.css.ts";

/** From this width a dialog is centred; below it, a sheet fills the window. */
const boxed = "screen and (min-width: 480px)";

const dialogBase = style([
  modal,
  {
    inset: 0,
    inlineSize: "100%",
    blockSize: "100dvb",
    "@media": {
      [boxed]: {
        margin: "auto",
        blockSize: "fit-content",
        maxBlockSize: `calc(100dvb - 2 * ${vars.space.l})`,
        borderRadius: vars.radius.large,
        borderStartEndRadius: vars.radius.shoulder,
      },
    },
  },
]);

const wide = (inlineSize: string) =>
  [
    dialogBase,
    { "@media": { [boxed]: { inlineSize: `min(${inlineSize}, 100% - 2 * ${vars.space.l})` } } },
  ] as const;

export const dialog = styleVariants({
  small: wide("26rem"),
  medium: wide("36rem"),
  large: wide("56rem"),
});

awayWhenClosed(dialogBase, { translate: "0 1rem", opacity: 0 });
