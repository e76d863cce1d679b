export { SendButton, type SendButtonProps } from "./send-button.tsx";
export { failureText, sendWith, type SendRequest } from "./send-with.ts";
export {
  SenderEmail,
  SenderNames,
  SenderPhone,
  type Sender,
  type SenderFieldProps,
  type SenderNamesProps,
} from "./sender-fields.tsx";
export { SentView, type SentViewProps } from "./sent-view.tsx";
export type { RequestFormProps } from "./request-form-props.ts";
export { RequestDialog, type RequestDialogProps } from "./request-dialog.tsx";
