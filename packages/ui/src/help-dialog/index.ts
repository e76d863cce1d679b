export { HelpDialog, type HelpDialogProps } from "./help-dialog.tsx";
export { HelpPanel, type HelpPanelProps } from "./help-panel.tsx";
export { HelpContacts, type HelpContactsProps } from "./help-contacts.tsx";
