export { Dialog, type DialogProps } from "./dialog.tsx";
export type { CloseReason } from "./use-modal.ts";
