export { childResistantCap, coneCap, jarLid, ribbedCap, smoothCap, tamperCap } from "./caps.ts";
export { discTop, flipTop, pushPullCap } from "./dispensing-caps.ts";
export { skirtRadius } from "./pieces.ts";
export { foamPump, lotionPump } from "./pumps.ts";
export { dropperAssembly, mistSprayer, triggerSprayer } from "./sprayers.ts";
