export { askedProduct, formPage, productOf } from "./asked-product.server.ts";
export { senderOf } from "./sender.server.ts";
