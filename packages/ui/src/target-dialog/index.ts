export { TargetDialog, type TargetDialogProps } from "./target-dialog.tsx";
export { lockScroll } from "./scroll-lock.ts";
