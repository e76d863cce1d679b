"use client";

import type { ComponentPropsWithRef } from "react";
import type { RootProps } from "../layout/root-props.ts";
import { useDialog } from "./dialog-context.ts";

/** The content of a modal: an element at the end of the page, there only while the modal is open. */
export type ModalContentProps = Omit<ComponentPropsWithRef<"div">, "role"> & RootProps<HTMLDivElement>;

/** Draws the content of the dialog around it once its library is there. */
export function ModalContent(props: ModalContentProps) {
  const { part, ...state } = useDialog();
  const { Part, trigger, bind, repeat } = part;
  return (
    Part && (
      <Part {...props} {...state} trigger={trigger} bind={bind} repeat={repeat}>
        {props.children}
      </Part>
    )
  );
}
