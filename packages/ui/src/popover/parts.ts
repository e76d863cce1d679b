export {
  PopoverClose as Close,
  PopoverContent as Content,
  PopoverRoot as Root,
  PopoverTrigger as Trigger,
} from "./popover-parts.tsx";
