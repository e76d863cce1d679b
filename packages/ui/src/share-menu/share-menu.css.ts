import { style } from "../theme/style.ts";

/** Items that only scripts can do. */
export const scripted = style({ "@media": { "(scripting: none)": { display: "none" } } });
