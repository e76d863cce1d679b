"use client";

import { createContext, use, type RefObject } from "react";
import type { Part } from "../intent/use-part.ts";
import type { ModalPartProps } from "./modal-part.tsx";

/**
 * What opened or closed it: its trigger, a closing button, the Escape key, a press beside it, the browser's way back, a
 * change of `closeOn`, a link or form in it that leads to another page, or its file, which could not be loaded.
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

/** What the parts of a dialog share. */
export interface DialogState {
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean, reason: DialogChangeReason) => void;
  readonly part: Part<ModalPartProps>;
  /** What had the focus when it opened. */
  readonly opener: RefObject<Element | null>;
  /** Why it last opened or closed. */
  readonly lastReason: RefObject<DialogChangeReason>;
  readonly closeOnBackdrop: boolean;
  readonly closeOnBack: boolean;
}

export const DialogContext = createContext<DialogState | null>(null);

/** The dialog around a part. Throws where there is none. */
export function useDialog(): DialogState {
  const dialog = use(DialogContext);
  if (dialog === null) throw new Error("This part of a dialog must stand in a <DialogRoot>.");
  return dialog;
}
