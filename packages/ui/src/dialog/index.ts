export { Dialog, type DialogProps, DialogContent, type DialogContentProps } from "./dialog.tsx";
export type { DialogChangeReason } from "./dialog-context.ts";
export {
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "./dialog-parts.tsx";
export type { DialogHeaderProps } from "./modal-pieces.ts";
export { DialogRoot, DialogTrigger, type DialogBehaviour, type DialogRootProps } from "./dialog-root.tsx";
export { isAtModalEntry, watchHistory } from "./watch-history.ts";
export { preloadDialog } from "./load-modal-part.ts";
/** The parts of a dialog under one name: `DialogParts.Root`, `DialogParts.Content` and so on. */
export * as DialogParts from "./parts.ts";
