"use client";

import { createContext, type ComponentPropsWithRef, type ComponentType } from "react";

export interface DialogHeaderProps extends ComponentPropsWithRef<"div"> {
  /** The closing button's name. @default "Close" in the page's language */
  closeLabel?: string;
}

/** What the content of a modal is made of. It comes with the library, since there is no content before that. */
export interface ModalPieces {
  readonly Header: ComponentType<DialogHeaderProps>;
  readonly Title: ComponentType<ComponentPropsWithRef<"h2">>;
  readonly Description: ComponentType<ComponentPropsWithRef<"p">>;
  readonly Body: ComponentType<ComponentPropsWithRef<"div">>;
  readonly Footer: ComponentType<ComponentPropsWithRef<"div">>;
  readonly Close: ComponentType<ComponentPropsWithRef<"button">>;
}

/** The pieces, in the content of a modal; null elsewhere. */
export const ModalPiecesContext = createContext<ModalPieces | null>(null);
