"use client";

import { createContext, use, type RefObject } from "react";
import type { Part } from "../intent/use-part.ts";
import type { ModalPartProps } from "./modal-part.tsx";

/**
 * What opened or closed it: its trigger, a close button, the Escape key, a press outside it, the browser's Back button,
 * a change of `closeOn`, a link or form in it that leads to another page, or a failure to load its code.
 */
export type DialogChangeReason =
  | "trigger"
  | "button"
  | "escape"
  | "backdrop"
  | "back"
  | "route"
  | "navigation"
  | "unavailable";

/** State shared by the parts of a dialog. */
export interface DialogState {
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean, reason: DialogChangeReason) => void;
  readonly part: Part<ModalPartProps>;
  /** The element that had the focus when it opened. */
  readonly opener: RefObject<Element | null>;
  /** Why it last opened or closed. */
  readonly lastReason: RefObject<DialogChangeReason>;
  readonly closeOnBackdrop: boolean;
  readonly closeOnBack: boolean;
}

export const DialogContext = createContext<DialogState | null>(null);

/** The dialog around a part. Throws outside a dialog. */
export function useDialog(): DialogState {
  const dialog = use(DialogContext);
  if (dialog === null) throw new Error("This part of a dialog must stand in a <DialogRoot>.");
  return dialog;
}
