/** Apart, so that no page carries the code of forms for the moment of signing out. */
export { dropDrafts } from "@preforma/ui/form";
