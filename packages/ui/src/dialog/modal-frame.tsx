"use client";

import { useId, useRef, type ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { followOverflow } from "../layout/follow-overflow.ts";
import { useMessages } from "../provider/provider.tsx";
import { Cross } from "./cross.tsx";
import * as css from "./modal.css.ts";
import { useModal, type ModalBehaviour } from "./use-modal.ts";

/** What dialogs and drawers take alike. */
export interface ModalProps extends ModalBehaviour {
  /** Its heading, and its name. */
  title: ReactNode;
  /** The closing button's name. @default "Close" in the page's language */
  closeLabel?: string;
  /** Buttons that stay in view below the content. */
  footer?: ReactNode;
  /** Its id, for a button's `aria-controls`. */
  id?: string;
  /** What it holds; scrolls where it is longer than the window. */
  children: ReactNode;
}

/** A native modal `<dialog>` with a bar at its top, content that scrolls, and a foot. */
export function ModalFrame({ className, ...props }: ModalProps & { className: string }) {
  const messages = useMessages("dialog");
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const drawn = useModal(dialog, props);
  return (
    <dialog
      ref={dialog}
      id={props.id}
      className={className}
      // While there is no content there is no title either.
      aria-labelledby={drawn ? titleId : undefined}
      data-open={props.open ? "" : undefined}
    >
      {drawn && (
        <div className={css.frame}>
          <div className={css.head}>
            <h2 id={titleId} className={css.title} tabIndex={-1} data-modal-title="">
              {props.title}
            </h2>
            <button
              type="button"
              className={css.close}
              aria-label={props.closeLabel ?? messages.close}
              onClick={() => props.onClose("button")}
            >
              <Icon icon={Cross} />
            </button>
          </div>
          <div ref={followOverflow} className={css.body} data-modal-body="">
            {props.children}
          </div>
          {props.footer !== undefined && <div className={css.foot}>{props.footer}</div>}
        </div>
      )}
    </dialog>
  );
}
