export { readBankAccounts } from "./bank-accounts.server.ts";
export { changeCart, readCart } from "./cart-at-api.server.ts";
export { couponForms, writtenQuantity } from "./cart-forms.server.ts";
export { cartLineView, colourVariant, rowImage } from "./cart-line-view.server.ts";
