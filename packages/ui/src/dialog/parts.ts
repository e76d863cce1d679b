export {
  DialogBody as Body,
  DialogClose as Close,
  DialogDescription as Description,
  DialogFooter as Footer,
  DialogHeader as Header,
  DialogTitle as Title,
} from "./dialog-parts.tsx";
export { DialogContent as Content } from "./dialog.tsx";
export { DialogRoot as Root, DialogTrigger as Trigger } from "./dialog-root.tsx";
