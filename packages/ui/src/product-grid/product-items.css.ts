import { vars } from "../theme/contract.css.ts";
import { media } from "../theme/media.ts";
import { globalStyle, style } from "../theme/style.ts";

export const pending = style({ cursor: "progress" });

// The pictures dim, the texts stay readable: what is there may still be what is wanted.
globalStyle(`${pending} img`, {
  opacity: 0.45,
  "@media": { [media.motion]: { transition: `opacity ${vars.motion.duration.base} 150ms` } },
});
