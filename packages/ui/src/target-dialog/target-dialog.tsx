"use client";

import { X } from "lucide-react";
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { lockScroll } from "./scroll-lock.ts";
import * as css from "./target-dialog.css.ts";

export interface TargetDialogProps {
  /** Its address on the page: `#id` opens it without JavaScript. One per page. */
  id: string;
  /** What the opening control shows, e.g. an icon. */
  trigger: ReactNode;
  /** The opening control's name. */
  triggerLabel: string;
  triggerClassName?: string;
  /** The dialog's title, shown at its top. */
  title: ReactNode;
  /** The closing control's name. */
  closeLabel: string;
  /** `start` slides in from the side where reading starts, `top` covers the window from above. Default `start`. */
  side?: "start" | "top";
  children: ReactNode;
}

/**
 * A modal dialog on the native `<dialog>` whose opening control is a link to its address: without JavaScript the
 * link shows it by `:target`. With it, the browser keeps the focus inside, closes on Escape and gives the focus back.
 */
export function TargetDialog({ id, trigger, triggerLabel, triggerClassName, title, closeLabel, side = "start", children }: TargetDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    // From now on it opens as a modal, not by `:target`; whoever already opened it by its address keeps it open.
    element.dataset.modal = "";
    if (location.hash === `#${id}`) show(element);

    let unlock: (() => void) | undefined;
    const toggled = () => {
      unlock?.();
      unlock = element.open ? lockScroll() : undefined;
      opener.current?.setAttribute("aria-expanded", String(element.open));
    };
    const observer = new MutationObserver(toggled);
    observer.observe(element, { attributeFilter: ["open"] });
    if (element.open) toggled();

    const close = () => element.close();
    // Where its opener is no longer shown (the window has grown), a modal nobody sees would block the page.
    const resized = () => element.open && opener.current?.offsetParent === null && close();
    addEventListener("resize", resized);
    addEventListener("popstate", close);
    return () => {
      observer.disconnect();
      removeEventListener("resize", resized);
      removeEventListener("popstate", close);
      close();
      unlock?.();
    };
  }, [id]);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (dialog.current !== null) show(dialog.current);
  };
  const close = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.close();
  };
  /** A click on the scrim closes; a followed link does too, as the header outlives the page. */
  const clicked = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target as Element;
    if (target === event.currentTarget || target.closest("a:not([role])") !== null) event.currentTarget.close();
  };

  return (
    <>
      <a
        ref={opener}
        href={`#${id}`}
        role="button"
        aria-haspopup="dialog"
        aria-label={triggerLabel}
        className={triggerClassName}
        onClick={open}
        onKeyDown={pressOnSpace}
      >
        {trigger}
      </a>
      <dialog ref={dialog} id={id} className={css.dialog[side]} aria-labelledby={titleId} onClick={clicked}>
        <div className={css.body}>
          <div className={css.head}>
            <h2 id={titleId} className={css.title}>
              {title}
            </h2>
            <a href="#" role="button" aria-label={closeLabel} className={css.close} onClick={close} onKeyDown={pressOnSpace}>
              <Icon icon={X} />
            </a>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}

/** Opens as a modal, and puts the focus where the content asks for it by `data-initial-focus`. */
function show(dialog: HTMLDialogElement) {
  if (!dialog.open) dialog.showModal();
  dialog.querySelector<HTMLElement>("[data-initial-focus]")?.focus();
}

/** A link that acts as a button also obeys the space bar, as buttons do. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}
