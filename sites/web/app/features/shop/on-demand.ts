/** What is said once something lies in the basket. */
export const loadBasketMessages = () => import("./basket-messages.tsx");

/** What puts a product into the basket by script. */
export const loadPutInBasket = () => import("./put-in-basket.browser.ts");
