"use client";

import type { ComponentPropsWithRef } from "react";
import type { PartTriggerProps } from "../intent/trigger-element.tsx";
import { usePieces, type DialogHeaderProps } from "./modal-pieces.ts";

/** The bar at the top, which stays in view: a `DialogTitle` and the close button. */
export function DialogHeader(props: DialogHeaderProps) {
  const { Header } = usePieces();
  return <Header {...props} />;
}

/** The heading, which names the dialog. It takes the focus if the dialog has no field. */
export function DialogTitle(props: ComponentPropsWithRef<"h2">) {
  const { Title } = usePieces();
  return <Title {...props} />;
}

/** A text that screen readers read after the dialog's name. */
export function DialogDescription(props: ComponentPropsWithRef<"p">) {
  const { Description } = usePieces();
  return <Description {...props} />;
}

/** The dialog's content; it scrolls if it is longer than the window. */
export function DialogBody(props: ComponentPropsWithRef<"div">) {
  const { Body } = usePieces();
  return <Body {...props} />;
}

/** Buttons that stay in view below the body. */
export function DialogFooter(props: ComponentPropsWithRef<"div">) {
  const { Footer } = usePieces();
  return <Footer {...props} />;
}

/** An unstyled button that closes the dialog. With `asChild` its child element does. */
export function DialogClose(props: PartTriggerProps) {
  const { Close } = usePieces();
  return <Close {...props} />;
}
