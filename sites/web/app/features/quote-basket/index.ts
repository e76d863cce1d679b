export { QuoteAll } from "./quote-all.tsx";
