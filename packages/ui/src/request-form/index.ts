export {
  SendButton,
  type SendButtonProps,
  SentView,
  type SentViewProps,
  type RequestFormProps,
} from "./form-parts.tsx";
export { sendWith, type SendRequest } from "./send-with.ts";
export {
  SenderEmail,
  SenderNames,
  SenderPhone,
  type Sender,
  type SenderFieldProps,
  type SenderNamesProps,
} from "./sender-fields.tsx";
export { RequestDialog, type RequestDialogProps } from "./request-dialog.tsx";
