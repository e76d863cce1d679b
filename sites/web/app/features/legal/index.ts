export { useLegalPath } from "./legal-path.ts";
export { PrivacyNote } from "./privacy-note.tsx";
