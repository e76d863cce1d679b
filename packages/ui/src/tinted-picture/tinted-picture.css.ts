import { style } from "../theme/style.ts";

export const canvas = style({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
