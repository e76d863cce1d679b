"use client";

import type { ComponentPropsWithRef } from "react";
import type { PartTriggerProps } from "../intent/trigger-element.tsx";
import { usePieces, type DialogHeaderProps } from "./modal-pieces.ts";

/** The bar at the top, which stays in view: a `DialogTitle`, and the closing button. */
export function DialogHeader(props: DialogHeaderProps) {
  const { Header } = usePieces();
  return <Header {...props} />;
}

/** The heading, and the name of the dialog. It takes the focus where the dialog has no field. */
export function DialogTitle(props: ComponentPropsWithRef<"h2">) {
  const { Title } = usePieces();
  return <Title {...props} />;
}

/** A text that is read out with the name of the dialog. */
export function DialogDescription(props: ComponentPropsWithRef<"p">) {
  const { Description } = usePieces();
  return <Description {...props} />;
}

/** What the dialog holds; it scrolls where it is longer than the window. */
export function DialogBody(props: ComponentPropsWithRef<"div">) {
  const { Body } = usePieces();
  return <Body {...props} />;
}

/** Buttons that stay in view below the body. */
export function DialogFooter(props: ComponentPropsWithRef<"div">) {
  const { Footer } = usePieces();
  return <Footer {...props} />;
}

/** A button that closes the dialog, without its own look. With `asChild` the element in it does. */
export function DialogClose(props: PartTriggerProps) {
  const { Close } = usePieces();
  return <Close {...props} />;
}
