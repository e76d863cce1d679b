"use client";

import { useState } from "react";

/**
 * Whether a part is open, controlled by its owner or not.
 *
 * @typeParam Why Further arguments of each change, such as the reason.
 */
export interface OpenProps<Why extends unknown[] = []> {
  /** Whether it is open, if you control it. */
  open?: boolean;
  /** Whether it is initially open. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes; with `open`, requests the change. */
  onOpenChange?: (open: boolean, ...why: Why) => void;
}

/** The state of `OpenProps`, with its setter. */
export function useOpen<Why extends unknown[] = []>({
  open,
  defaultOpen = false,
  onOpenChange,
}: OpenProps<Why>) {
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  const setOpen = (next: boolean, ...why: Why) => {
    setOwn(next);
    if (next !== isOpen) onOpenChange?.(next, ...why);
  };
  return [isOpen, setOpen] as const;
}
