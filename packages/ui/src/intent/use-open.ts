"use client";

import { useState } from "react";

/**
 * Whether a part is open, by its own account or by its owner's.
 *
 * @typeParam Why What it says beside each change, such as the reason.
 */
export interface OpenProps<Why extends unknown[] = []> {
  /** Whether it is open, if you control it. */
  open?: boolean;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes; with `open`, asks for it. */
  onOpenChange?: (open: boolean, ...why: Why) => void;
}

/** The state of `OpenProps`, and what changes it. */
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
