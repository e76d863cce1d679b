"use client";

import { useEffect, useState, type MouseEvent, type ReactNode } from "react";
import { useDialog } from "../dialog/dialog-context.ts";
import { DialogRoot, DialogTrigger } from "../dialog/dialog-root.tsx";
import { ModalContent } from "../dialog/modal-frame.tsx";
import { usePieces } from "../dialog/modal-pieces.ts";
import { X } from "../drawings/index.ts";
import { Icon } from "../icon/index.ts";
import * as css from "./anchor-dialog.css.ts";
import { isModified } from "../layout/is-modified.ts";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";

export interface AnchorDialogProps extends TargetContentProps {
  /** What the opening control shows, e.g. an icon. */
  trigger: ReactNode;
  /** The opening control's name. */
  triggerLabel: string;
  /** For the look of the opening control. */
  triggerClassName?: string;
}

interface TargetContentProps extends RootProps {
  /** Its address on the page: `#id` opens it without JavaScript. One per page. */
  id: string;
  /** The dialog's title, shown at its top. */
  title: string;
  /** The closing control's name. */
  closeLabel: string;
  /** `start` slides in from the side where reading starts, `top` covers the window from above. @default "start" */
  side?: "start" | "top";
  /** What the dialog holds. */
  children: ReactNode;
  /** For a dialog of many elements: what it holds before and without JavaScript. @default children */
  fallback?: ReactNode;
}

/**
 * A modal dialog whose opening control is a link to its address: without JavaScript the link shows its content by
 * `:target`. A followed link in it, a form that is sent and a window that grows past its opener close it; a link that
 * a modifier key opens beside the page does not.
 */
export function AnchorDialog({ trigger, triggerLabel, triggerClassName, ...content }: AnchorDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogRoot open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        {/* A link, because it must lead to the dialog's address without JavaScript; with it, it acts as a button. */}
        <a href={`#${content.id}`} role="button" aria-label={triggerLabel} className={triggerClassName}>
          {trigger}
        </a>
      </DialogTrigger>
      <TargetContent {...content} />
    </DialogRoot>
  );
}

function TargetContent({
  id,
  title,
  closeLabel,
  side = "start",
  children,
  fallback = children,
  className,
  ref,
  ...rest
}: TargetContentProps) {
  const { isOpen, setOpen, part } = useDialog();
  const { trigger } = part;
  const content = useBothRefs<HTMLElement>(null, ref);

  // Stays open for a visitor who opened it by its URL before the script came.
  useEffect(() => {
    if (location.hash === `#${id}`) setOpen(true, "trigger");
  }, [id, setOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    // A modal whose opener is no longer shown would block the page unseen.
    const follow = () => {
      if (trigger.current?.checkVisibility() === false) setOpen(false, "route");
    };
    addEventListener("resize", follow);
    return () => removeEventListener("resize", follow);
  }, [isOpen, setOpen, trigger]);

  const followLink = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest("a") : null;
    if (link === null || isModified(event)) return;
    // A number to call and another tab leave this page where it is.
    const staysHere = !link.protocol.startsWith("http") || link.target === "_blank";
    setOpen(false, staysHere ? "button" : "navigation");
  };

  if (part.Part === null)
    return (
      <dialog
        aria-label={title}
        {...rest}
        ref={content}
        id={id}
        className={classList(css.native[side], className)}
      >
        <div className={css.head}>
          <h2 className={css.title}>{title}</h2>
          {/* Any address but the dialog's closes it. */}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- without JavaScript a link is the only way out */}
          <a href="#" role="button" aria-label={closeLabel} className={css.close}>
            <Icon icon={X} />
          </a>
        </div>
        <div className={css.body}>{fallback}</div>
      </dialog>
    );
  return (
    <ModalContent
      {...rest}
      ref={content}
      id={id}
      className={classList(css.dialog[side], className)}
      onClick={followLink}
      // Once the form is on its way: one that is taken out of the page is not sent.
      onSubmit={() => setTimeout(() => setOpen(false, "navigation"))}
    >
      <Head title={title} closeLabel={closeLabel} />
      <div className={css.body}>{children}</div>
    </ModalContent>
  );
}

function Head({ title, closeLabel }: Pick<TargetContentProps, "title" | "closeLabel">) {
  const { Header, Title } = usePieces();
  return (
    <Header closeLabel={closeLabel}>
      <Title>{title}</Title>
    </Header>
  );
}
