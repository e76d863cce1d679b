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
  /** The content of the opening control, e.g. an icon. */
  trigger: ReactNode;
  /** The opening control's name. */
  triggerLabel: string;
  /** Class of the opening control. */
  triggerClassName?: string;
}

interface TargetContentProps extends RootProps {
  /** Its URL fragment: `#id` opens it without JavaScript. Unique per page. */
  id: string;
  /** The dialog's title, shown at its top. */
  title: string;
  /** The closing control's name. */
  closeLabel: string;
  /** `start` slides in from the side where reading starts, `top` covers the window from above. @default "start" */
  side?: "start" | "top";
  /** The dialog's content. */
  children: ReactNode;
  /** For a dialog with many elements: its content before and without JavaScript. @default children */
  fallback?: ReactNode;
}

/**
 * A modal dialog whose opening control is a link to its fragment: without JavaScript the link shows it by `:target`. It
 * closes when a link in it is followed, a form is sent, or the window becomes so wide that its opener is hidden, but
 * not when a link is opened in a new tab.
 */
export function AnchorDialog({ trigger, triggerLabel, triggerClassName, ...content }: AnchorDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogRoot open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        {/* A link, because it must target the dialog's fragment without JavaScript; with it, it acts as a button. */}
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

  // Stays open if its fragment opened it before hydration.
  useEffect(() => {
    if (location.hash === `#${id}`) setOpen(true, "trigger");
  }, [id, setOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    // A modal that is hidden together with its opener would still block the page.
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
    // A phone link or a new tab does not leave this page.
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
          {/* Any other fragment closes it. */}
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
      // After the submission has started: a form removed from the page is not sent.
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
