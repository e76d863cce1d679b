export { TargetDialog, type TargetDialogProps } from "./target-dialog.tsx";
