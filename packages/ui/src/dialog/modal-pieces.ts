"use client";

import { createContext, use, type ComponentPropsWithRef, type ComponentType } from "react";
import type { PartTriggerProps } from "../intent/trigger-element.tsx";

export interface DialogHeaderProps extends ComponentPropsWithRef<"div"> {
  /** The close button's name. @default "Close" in the page's language */
  closeLabel?: string;
}

/** The building blocks of a modal's content. Loaded with the library, since no content is rendered before that. */
export interface ModalPieces {
  readonly Header: ComponentType<DialogHeaderProps>;
  readonly Title: ComponentType<ComponentPropsWithRef<"h2">>;
  readonly Description: ComponentType<ComponentPropsWithRef<"p">>;
  readonly Body: ComponentType<ComponentPropsWithRef<"div">>;
  readonly Footer: ComponentType<ComponentPropsWithRef<"div">>;
  readonly Close: ComponentType<PartTriggerProps>;
}

/** The pieces inside a modal's content; null elsewhere. */
export const ModalPiecesContext = createContext<ModalPieces | null>(null);

/** The pieces for a part. Throws outside a modal's content. */
export function usePieces(): ModalPieces {
  const pieces = use(ModalPiecesContext);
  if (pieces === null) throw new Error("This part of a dialog must stand in a <DialogContent>.");
  return pieces;
}
