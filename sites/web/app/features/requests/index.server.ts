export { askedProduct, pathsAbout, productOf } from "./asked-product.server.ts";
export { senderOf } from "./sender.server.ts";
