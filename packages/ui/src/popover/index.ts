export type { OpenProps } from "../intent/use-open.ts";
export type {
  TriggerElement as FloatingButton,
  TriggerProps as FloatingTrigger,
} from "../intent/with-handlers.ts";
export type { Placement } from "./placement.logic.ts";
export { Popover, type PopoverProps } from "./popover.tsx";
