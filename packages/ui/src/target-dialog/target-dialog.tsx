"use client";

import { X } from "../drawings/index.ts";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { enhanceDialog } from "./enhance-dialog.ts";
import * as css from "./target-dialog.css.ts";

export interface TargetDialogProps {
  /** Its address on the page: `#id` opens it without JavaScript. One per page. */
  id: string;
  /** What the opening control shows, e.g. an icon. */
  trigger: ReactNode;
  /** The opening control's name. */
  triggerLabel: string;
  /** For the look of the opening control. */
  triggerClassName?: string;
  /** The dialog's title, shown at its top. */
  title: ReactNode;
  /** The closing control's name. */
  closeLabel: string;
  /** `start` slides in from the side where reading starts, `top` covers the window from above. @default "start" */
  side?: "start" | "top";
  /** What the dialog holds. */
  children: ReactNode;
}

/**
 * A modal dialog on the native `<dialog>` whose opening control is a link to its address: without JavaScript the
 * link shows it by `:target`. With it, the browser keeps the focus inside, closes on Escape and gives the focus back.
 */
export function TargetDialog(props: TargetDialogProps) {
  const { id, side = "start" } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const closer = useRef<HTMLAnchorElement>(null);
  const titleId = useId();

  useEffect(
    () =>
      dialog.current === null || opener.current === null || closer.current === null
        ? undefined
        : enhanceDialog(dialog.current, opener.current, closer.current),
    [],
  );

  return (
    <>
      {/* A link, because it must lead to the dialog's address without JavaScript; with it, it acts as a button. */}
      <a
        ref={opener}
        href={`#${id}`}
        role="button"
        aria-haspopup="dialog"
        aria-label={props.triggerLabel}
        className={props.triggerClassName}
      >
        {props.trigger}
      </a>
      <dialog ref={dialog} id={id} className={css.dialog[side]} aria-labelledby={titleId}>
        <div className={css.body}>
          <div className={css.head}>
            <h2 id={titleId} className={css.title}>
              {props.title}
            </h2>
            {/* The same holds for the way out: an address that is not the dialog's. */}
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- any address but the dialog's closes it without JavaScript */}
            <a ref={closer} href="#" role="button" aria-label={props.closeLabel} className={css.close}>
              <Icon icon={X} />
            </a>
          </div>
          {props.children}
        </div>
      </dialog>
    </>
  );
}
