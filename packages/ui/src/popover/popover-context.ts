"use client";

import { createContext, use } from "react";
import type { PopoverPartProps } from "./popover-part.tsx";
import type { Floating } from "./use-floating.ts";

/** What the parts of a popover share. */
export const PopoverContext = createContext<Floating<PopoverPartProps> | null>(null);

/** The popover around a part. Throws where there is none. */
export function usePopover(): Floating<PopoverPartProps> {
  const popover = use(PopoverContext);
  if (popover === null) throw new Error("This part of a popover must stand in a <PopoverRoot>.");
  return popover;
}
