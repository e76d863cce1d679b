export { productInColour } from "./in-colour.ts";
export { tintOf, type Tint } from "./tint.ts";
export { loadRalOption } from "./on-demand.ts";
