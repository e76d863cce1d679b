export type { OpenProps } from "../intent/use-open.ts";
export type { PartTriggerProps } from "../intent/trigger-element.tsx";
export type { TriggerElement, TriggerProps } from "../layout/with-handlers.ts";
export type { Placement } from "./placement.logic.ts";
export { Popover, type PopoverProps } from "./popover.tsx";
export {
  PopoverClose,
  PopoverContent,
  PopoverRoot,
  PopoverTrigger,
  type PopoverContentProps,
  type PopoverRootProps,
} from "./popover-parts.tsx";
export type { FloatingProps } from "./use-floating.ts";
/** The parts of a popover under one name: `PopoverParts.Root`, `PopoverParts.Content` and so on. */
export * as PopoverParts from "./parts.ts";
