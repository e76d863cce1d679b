export { AnchorDialog, type AnchorDialogProps } from "./anchor-dialog.tsx";
