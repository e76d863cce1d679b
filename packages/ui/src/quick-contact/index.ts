export { QuickContact, type QuickContactProps } from "./quick-contact.tsx";
