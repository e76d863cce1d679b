"use client";

import { useState } from "react";

/** Whether a part is open, by its own account or by its owner's. */
export interface OpenProps {
  /** Whether it is open, where you keep that yourself. */
  open?: boolean;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean;
  /** Told whenever it opens or closes; with `open`, asks for it. */
  onOpenChange?: (open: boolean) => void;
}

/** The state of `OpenProps`, and what changes it. */
export function useOpen({ open, defaultOpen = false, onOpenChange }: OpenProps) {
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  const setOpen = (next: boolean) => {
    setOwn(next);
    if (next !== isOpen) onOpenChange?.(next);
  };
  return [isOpen, setOpen] as const;
}
