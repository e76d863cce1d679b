/** Apart, so that a visitor who changes the language of a page without forms does without their code. */
export { holdForms } from "@preforma/ui/form";
