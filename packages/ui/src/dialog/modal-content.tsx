"use client";

import type { ComponentPropsWithRef } from "react";
import type { RootProps } from "../layout/root-props.ts";
import { useDialog } from "./dialog-context.ts";
import type { FrameProps } from "./frame-pieces.tsx";

/** The content of a modal: an element at the end of the page, there only while the modal is open. */
export type ModalContentProps = Omit<ComponentPropsWithRef<"div">, "role"> &
  RootProps<HTMLDivElement> & {
    /** Once it has gone, before the focus returns to where it was. Prevent the event, and give the focus yourself. */
    onCloseAutoFocus?: (event: Event) => void;
  };

/** Draws the content of the dialog around it once its library is there, in a frame where it is given one. */
export function ModalContent(props: ModalContentProps & { frame?: FrameProps }) {
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
