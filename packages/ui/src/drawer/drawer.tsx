"use client";

import { ModalFrame, type ModalProps } from "../dialog/modal-frame.tsx";
import * as css from "./drawer.css.ts";

export interface DrawerProps extends ModalProps {
  /** The edge of the window it slides in from. `start` is where reading starts. @default "end" */
  side?: keyof typeof css.drawer;
}

/** A modal that hangs at an edge of the window: filters, a cart, choices on a phone. Behaves as a `Dialog` does. */
export function Drawer({ side = "end", ...modal }: DrawerProps) {
  return <ModalFrame {...modal} className={css.drawer[side]} />;
}
