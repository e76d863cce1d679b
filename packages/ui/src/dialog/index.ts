export { Dialog, type DialogProps } from "./dialog.tsx";
export { isAtModalEntry, watchHistory } from "./history-entry.ts";
export type { CloseReason } from "./use-modal.ts";
