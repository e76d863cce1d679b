"use client";
import { withColon } from "@preforma/domain/text";
import { X, ZoomIn, ZoomOut } from "../drawings/index.ts";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { DialogRoot } from "../dialog/dialog-root.tsx";
import { ModalContent } from "../dialog/modal-frame.tsx";
import { Icon } from "../icon/index.ts";
import { Picture, type ImageSource } from "../picture/index.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import * as css from "./gallery.css.ts";

/** The zoom levels, in order. */
const steps = ["fit", "closer", "closest"] as const;

interface ZoomDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  image: ImageSource;
  label: string;
}

/** A modal dialog with one picture: Escape and the Back button close it. */
export function ZoomDialog({ open, onOpenChange, image, label }: ZoomDialogProps) {
  const messages = useMessages("gallery");
  const { locale } = useLocale();
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <ModalContent className={css.dialog} aria-label={`${withColon(messages.enlarged, locale)} ${label}`}>
        <Zoom image={image} label={label} onClose={() => onOpenChange(false)} />
      </ModalContent>
    </DialogRoot>
  );
}

/** Its buttons zoom in and out, scrolling pans. */
function Zoom({ image, label, onClose }: Pick<ZoomDialogProps, "image" | "label"> & { onClose: () => void }) {
  const messages = useMessages("gallery");
  const viewport = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState(0);

  const isFirst = step === 0;
  const isLast = step === steps.length - 1;

  /** Zooms around the centre of the visible area. */
  const go = (next: number) => {
    const element = viewport.current;
    if (element === null) return;
    // scrollLeft is negative in right-to-left pages.
    const across = (Math.abs(element.scrollLeft) + element.clientWidth / 2) / element.scrollWidth;
    const down = (element.scrollTop + element.clientHeight / 2) / element.scrollHeight;
    flushSync(() => setStep(next));
    const sideways = across * element.scrollWidth - element.clientWidth / 2;
    element.scrollLeft = getComputedStyle(element).direction === "rtl" ? -sideways : sideways;
    element.scrollTop = down * element.scrollHeight - element.clientHeight / 2;
  };

  return (
    <>
      <div className={css.toolbar}>
        <button
          type="button"
          className={css.tool}
          aria-label={messages.zoomOut}
          // Stays enabled at the ends: a disabled button would lose the focus.
          aria-disabled={isFirst}
          data-initial-focus=""
          onClick={() => !isFirst && go(step - 1)}
        >
          <Icon icon={ZoomOut} />
        </button>
        <button
          type="button"
          className={css.tool}
          aria-label={messages.zoomIn}
          aria-disabled={isLast}
          onClick={() => !isLast && go(step + 1)}
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
    </>
  );
}
