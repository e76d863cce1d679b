/** A separate module, so that no page loads the code of forms for the moment of signing out. */
export { deleteDrafts } from "@preforma/ui/form";
