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

/** What takes the focus when a modal opens, the first that is there: what it asks for, a field, its title. */
const initialFocus = [
  "[data-initial-focus]",
  "[data-modal-body] :is(input:not([type=hidden]), select, textarea):not(:disabled)",
  "[data-modal-title]",
];

/** Gives the focus to the first sensible element of a modal, or to the modal itself. */
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

/** Whether something in a modal answers the Escape key itself: an open list, a filled search, a message, an IME. */
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
  /** What a ready-made modal has around its content. */
  frame?: FrameProps;
  children: ReactNode;
}

/**
 * The modal once its library is there. It has no overlay of the library's: that would write a style sheet into the
 * page. The scrim is an element of ours, and the page is held still by style.
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
            // The page that it led to may be there already, and have the focus.
            const isLeaving = lastReason.current === "navigation";
            if (isLeaving && back?.ownerDocument.activeElement !== back?.ownerDocument.body) return;
            // In a frame it is an element of another window.
            if (back?.isConnected && "focus" in back) (back as HTMLElement).focus({ preventScroll: true });
          }}
          onEscapeKeyDown={(event) => {
            if (holdsEscape(event)) event.preventDefault();
            else reason.current = "escape";
          }}
          onPointerDownOutside={(event) => {
            // It may contain a message that another part of the page has rendered.
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
  // A form in the dialog is not part of a form around it, to which React would bubble the event.
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
