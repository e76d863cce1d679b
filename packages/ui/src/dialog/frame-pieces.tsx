"use client";

import type { ComponentPropsWithRef, ReactNode, SVGProps } from "react";
import * as Radix from "@radix-ui/react-dialog";
import { Icon } from "../icon/icon.tsx";
import { triggerElement, type PartTriggerProps } from "../intent/trigger-element.tsx";
import { dressChild } from "../layout/as-child.ts";
import { followOverflow } from "../layout/follow-overflow.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import { useDialog } from "./dialog-context.ts";
import type { DialogHeaderProps, ModalPieces } from "./modal-pieces.ts";
import * as css from "./modal.css.ts";

function Header({ closeLabel, className, children, ...rest }: DialogHeaderProps) {
  const messages = useMessages("dialog");
  return (
    <div {...rest} className={classList(css.head, className)}>
      {children}
      <Close className={css.close} aria-label={closeLabel ?? messages.close}>
        <Icon icon={Cross} />
      </Close>
    </div>
  );
}

function Title({ className, ...rest }: ComponentPropsWithRef<"h2">) {
  return (
    <Radix.Title tabIndex={-1} data-modal-title="" {...rest} className={classList(css.title, className)} />
  );
}

function Description({ className, ...rest }: ComponentPropsWithRef<"p">) {
  return <Radix.Description {...rest} className={classList(css.description, className)} />;
}

function Body({ className, ref, ...rest }: ComponentPropsWithRef<"div">) {
  return (
    <div
      {...rest}
      ref={useBothRefs(followOverflow, ref)}
      className={classList(css.body, className)}
      data-modal-body=""
    />
  );
}

function Footer({ className, ...rest }: ComponentPropsWithRef<"div">) {
  return <div {...rest} className={classList(css.foot, className)} />;
}

function Close(props: PartTriggerProps) {
  const { setOpen } = useDialog();
  return dressChild(triggerElement(props), {
    onClick: (event) => {
      if (!event.defaultPrevented) setOpen(false, "button");
    },
  });
}

export interface FrameProps {
  title: ReactNode;
  closeLabel?: string;
  footer?: ReactNode;
}

/** Assembles the pieces of a ready-made dialog or drawer. */
export function Frame({ title, closeLabel, footer, children }: FrameProps & { children: ReactNode }) {
  return (
    <>
      <Header closeLabel={closeLabel}>
        <Title>{title}</Title>
      </Header>
      <Body>{children}</Body>
      {footer !== undefined && <Footer>{footer}</Footer>}
    </>
  );
}

/** The building blocks of a modal's content. */
export const framePieces: ModalPieces = { Header, Title, Description, Body, Footer, Close };

/** Drawn inline: the icon runtime would be a third of a dialog's download. */
function Cross(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      {...props}
    >
      <path d="M6 6 18 18M18 6 6 18" />
    </svg>
  );
}
