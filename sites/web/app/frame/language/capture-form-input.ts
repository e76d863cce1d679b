/** Separate, so that changing the language of a page without forms does not load their code. */
export { captureFormInput } from "@preforma/ui/form";
