export type { Placement } from "./place.logic.ts";
export { Popover, type PopoverProps } from "./popover.tsx";
export type { FloatingButton, FloatingTrigger } from "./use-floating.ts";
