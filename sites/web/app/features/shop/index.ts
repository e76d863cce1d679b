export { BankAccounts, bankAccountView, type BankAccountView } from "./bank-accounts.tsx";
export { CartSummary } from "./cart-summary.tsx";
export { ExportQuote } from "./export-quote.tsx";
export { OrderTerms } from "./order-terms.tsx";
export { checkoutSteps } from "./checkout-steps.ts";
export { packField, withChosenPack } from "./chosen-pack.ts";
export { shopPage } from "./shop-page.ts";
export { loadBasketMessages, loadPutInBasket } from "./on-demand.ts";
/** Styles that the pages of a purchase share. */
export * as shopCss from "./shop.css.ts";
