export { BankAccounts, type BankAccountView } from "./bank-accounts.tsx";
export { CartSummary, ExportQuote } from "./cart-summary.tsx";
export { OrderTerms } from "./order-terms.tsx";
export { checkoutSteps, shopPage } from "./shop-page.ts";
export { packField, withChosenPack } from "./chosen-pack.ts";
export { BasketMessages, putInBasket } from "./basket-parts.tsx";
/** Styles that the pages of a purchase share. */
export * as shopCss from "./shop.css.ts";
