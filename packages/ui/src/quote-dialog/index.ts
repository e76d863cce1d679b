export { QuoteDialog, type QuoteDialogProps } from "./quote-dialog.tsx";
export { QuoteForm, type QuoteFormProps } from "./quote-form.tsx";
export type { QuoteProduct } from "./quote-product.tsx";
