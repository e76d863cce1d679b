"use client";

import * as Radix from "@radix-ui/react-dialog";
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { GhostTrigger } from "../intent/ghost-trigger.tsx";
import type { PartProps } from "../intent/use-part.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { useLocale } from "../provider/provider.tsx";
import { chosenRadio } from "../layout/chosen-radio.ts";
import type { DialogChangeReason, DialogState } from "./dialog-context.ts";
import * as css from "./modal.css.ts";
import { Frame, framePieces, type FrameProps } from "./frame-pieces.tsx";
import { holdHistoryEntry } from "./history-entry.ts";
import { ModalPiecesContext } from "./modal-pieces.ts";
import { noteModal } from "./open-modals.ts";

/** Selectors for the initial focus; the first match wins: the requested element, a field, the title. */
const initialFocus = [
  "[data-initial-focus]",
  "[data-modal-body] :is(input:not([type=hidden]), select, textarea):not(:disabled)",
  "[data-modal-title]",
];

/** Focuses the first suitable element of a modal, or the modal itself. */
function focusFirst(modal: HTMLElement): void {
  for (const selector of initialFocus) {
    const target = [...modal.querySelectorAll<HTMLElement>(selector)].find((element) =>
      element.checkVisibility(),
    );
    if (target === undefined) continue;
    chosenRadio(target, modal).focus({ preventScroll: true });
    return;
  }
  modal.focus({ preventScroll: true });
}

/** Whether an element of a modal handles Escape itself: an open list, a filled search, a message, an IME. */
function holdsEscape({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || !(target instanceof Element)) return isComposing;
  return (
    target.closest("[data-toast], [role=combobox][aria-expanded=true]") !== null ||
    (target instanceof HTMLInputElement && target.type === "search" && target.value !== "") ||
    document.querySelector(":popover-open:not([popover=manual])") !== null
  );
}

export interface ModalPartProps
  extends PartProps, Omit<DialogState, "part">, Omit<ComponentPropsWithRef<"div">, "role"> {
  onCloseAutoFocus?: (event: Event) => void;
  /** The frame around a ready-made modal's content. */
  frame?: FrameProps;
  children: ReactNode;
}

/**
 * The modal once its library has loaded. It does not use the library's overlay, which would inject a style sheet. The
 * scrim is our own element, and CSS locks the page's scrolling.
 */
export function ModalPart({
  trigger,
  bind,
  repeat,
  isOpen,
  setOpen,
  opener,
  lastReason,
  closeOnBackdrop,
  closeOnBack,
  frame,
  children,
  ...content
}: ModalPartProps) {
  const ownId = useId();
  const id = content.id ?? ownId;
  const reason = useRef<DialogChangeReason>("button");
  useEffect(() => {
    if (!isOpen || !closeOnBack) return undefined;
    const release = holdHistoryEntry(() => setOpen(false, "back"));
    const isLeaving = () => lastReason.current === "navigation";
    return () => release(isLeaving());
  }, [isOpen, closeOnBack, setOpen, lastReason]);
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open, open ? "trigger" : reason.current);
        reason.current = "button";
      }}
    >
      <Radix.Trigger asChild aria-controls={isOpen ? id : undefined}>
        <GhostTrigger trigger={trigger} bind={bind} repeat={repeat} />
      </Radix.Trigger>
      <Radix.Portal container={trigger.current?.ownerDocument.body}>
        <div className={css.scrim} data-state={isOpen ? "open" : "closed"} />
        <Panel
          {...content}
          id={id}
          isOpen={isOpen}
          onCloseAutoFocus={(event) => {
            content.onCloseAutoFocus?.(event);
            if (event.defaultPrevented) return;
            event.preventDefault();
            const back = trigger.current ?? opener.current;
            // The target page may already be rendered and have the focus.
            const isLeaving = lastReason.current === "navigation";
            if (isLeaving && back?.ownerDocument.activeElement !== back?.ownerDocument.body) return;
            // Inside an iframe the element belongs to another window, where `instanceof` fails.
            if (back?.isConnected && "focus" in back) (back as HTMLElement).focus({ preventScroll: true });
          }}
          onEscapeKeyDown={(event) => {
            if (holdsEscape(event)) event.preventDefault();
            else reason.current = "escape";
          }}
          onPointerDownOutside={(event) => {
            // The modal may contain a toast that another part of the page rendered.
            const { target } = event.detail.originalEvent;
            const isInside = target instanceof Element && target.closest(`[id="${id}"]`) !== null;
            if (isInside || !closeOnBackdrop) event.preventDefault();
            else reason.current = "backdrop";
          }}
        >
          <ModalPiecesContext value={framePieces}>
            {frame === undefined ? children : <Frame {...frame}>{children}</Frame>}
          </ModalPiecesContext>
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Panel({
  isOpen,
  ref,
  ...rest
}: Radix.DialogContentProps & ComponentPropsWithRef<"div"> & { isOpen: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  const { locale, direction } = useLocale();
  useLayoutEffect(() => (isOpen && panel.current !== null ? noteModal(panel.current) : undefined), [isOpen]);
  // React would bubble the event to a form around the dialog's trigger, of which this form is no part.
  const submit = (event: SyntheticEvent<HTMLDivElement>) => {
    rest.onSubmit?.(event as never);
    event.stopPropagation();
  };
  return (
    <Radix.Content
      lang={locale}
      dir={direction}
      aria-modal="true"
      {...rest}
      ref={useBothRefs(panel, ref)}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (panel.current !== null) focusFirst(panel.current);
      }}
      onSubmit={submit}
    />
  );
}
