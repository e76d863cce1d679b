export { ReviewDialog, type ReviewDialogProps } from "./review-dialog.tsx";
export { ReviewForm, type ReviewFormProps } from "./review-form.tsx";
