export { FeedbackDialog, type FeedbackDialogProps } from "./feedback-dialog.tsx";
export { FeedbackForm, type FeedbackFormProps } from "./feedback-form.tsx";
