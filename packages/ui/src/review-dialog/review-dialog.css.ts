import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/style.ts";

/** The preview has its room before anything is typed, so that nothing moves under the finger. */
export const signature = style({ minBlockSize: `calc(3rem + ${vars.space.xxs})` });
