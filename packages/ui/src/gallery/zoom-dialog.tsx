"use client";
import { X, ZoomIn, ZoomOut } from "../drawings/index.ts";
import { useEffect, useRef, useState } from "react";
import { useModal } from "../dialog/use-modal.ts";
import { Icon } from "../icon/index.ts";
import { Picture, type ImageSource } from "../picture/index.ts";
import { useMessages } from "../provider/index.ts";
import * as css from "./gallery.css.ts";

/** How close the picture comes, one press after the other. */
const steps = ["fit", "closer", "closest"] as const;

/**
 * A native modal dialog with one picture: its buttons go closer and back, scrolling moves it, Escape and the browser's
 * way back leave.
 */
export function ZoomDialog({
  image,
  label,
  onClose,
}: {
  image: ImageSource;
  label: string;
  onClose: () => void;
}) {
  const messages = useMessages("gallery");
  const dialog = useRef<HTMLDialogElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(0);

  const isFirst = step === 0;
  const isLast = step === steps.length - 1;

  // It is there only while it is open, and goes with the reason for it.
  useModal(dialog, { open: true, onClose });

  // Closer means closer to the middle of what is seen, not to the picture's corner.
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
    const sideways = (element.scrollWidth - element.clientWidth) / 2;
    element.scrollLeft = getComputedStyle(element).direction === "rtl" ? -sideways : sideways;
  }, [step]);

  return (
    <dialog ref={dialog} className={css.dialog} aria-label={`${messages.enlarged}: ${label}`} data-open="">
      <div className={css.toolbar}>
        <button
          type="button"
          className={css.tool}
          aria-label={messages.zoomOut}
          // Kept in reach at the ends: a button that is switched off under the finger loses the focus.
          aria-disabled={isFirst}
          onClick={() => !isFirst && setStep(step - 1)}
        >
          <Icon icon={ZoomOut} />
        </button>
        <button
          type="button"
          className={css.tool}
          aria-label={messages.zoomIn}
          aria-disabled={isLast}
          onClick={() => !isLast && setStep(step + 1)}
        >
          <Icon icon={ZoomIn} />
        </button>
        <button type="button" className={css.tool} aria-label={messages.close} onClick={onClose}>
          <Icon icon={X} />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the keyboard's arrows */}
      <div ref={viewport} className={css.viewport} tabIndex={0} role="group" aria-label={label}>
        <Picture image={image} sizes="300vw" className={css.zoomed[steps[step] ?? "fit"]} />
      </div>
    </dialog>
  );
}
