"use client";

import { ModalContent, type ModalContentProps, ModalFrame, type ModalProps } from "../dialog/modal-frame.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./drawer.css.ts";

interface DrawerSideProps {
  /** The edge of the window it slides in from. `start` is where reading starts. @default "end" */
  side?: keyof typeof css.drawer;
}

export interface DrawerProps extends ModalProps, DrawerSideProps {}

/**
 * A modal at an edge of the window: filters, a cart, choices on a phone. It behaves like a `Dialog`, and has the same
 * parts.
 */
export function Drawer({ side = "end", className, ...modal }: DrawerProps) {
  return <ModalFrame {...modal} className={classList(css.drawer[side], className)} />;
}

export interface DrawerContentProps extends ModalContentProps, DrawerSideProps {}

/** The drawer itself, in a `DialogRoot`: replaces `DialogContent`, and contains the same parts. */
export function DrawerContent({ side = "end", className, ...rest }: DrawerContentProps) {
  return <ModalContent {...rest} className={classList(css.drawer[side], className)} />;
}
