export { LegalDocument, type LegalDocumentProps, type LegalText } from "./legal-document.tsx";
