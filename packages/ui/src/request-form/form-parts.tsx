"use client";

import { CircleCheck } from "../drawings/index.ts";
import { useEffect, useRef, type ReactNode } from "react";
import { Button, type ButtonProps } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { useMessages } from "../provider/provider.tsx";
import * as css from "./request-form.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";
import { useForm, type FormState } from "../form/index.ts";
import type { SendRequest } from "./send-with.ts";
import type { Sender } from "./sender-fields.tsx";

export interface SentViewProps extends RootProps<HTMLDivElement> {
  /** That it has been sent. */
  title: string;
  /** What happens next. */
  detail?: ReactNode;
  /** Closes what was around the form; without it there is no button. */
  onClose?: () => void;
}

/**
 * Replaces a sent form, and takes the focus, which would be lost with the pressed button.
 *
 * @import import { SentView } from "@preforma/ui/request-form";
 */
export function SentView({ title, detail, onClose, className, ...rest }: SentViewProps) {
  const messages = useMessages("request-form");
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div {...rest} className={classList(css.sent, className)}>
      <span className={css.sentMark}>
        <Icon icon={CircleCheck} size="large" />
      </span>
      <p ref={heading} tabIndex={-1} className={css.sentTitle}>
        {title}
      </p>
      {detail && <p className={css.sentDetail}>{detail}</p>}
      {onClose && (
        <div className={css.actions}>
          <Button variant="outline" onClick={onClose}>
            {messages.close}
          </Button>
        </div>
      )}
    </div>
  );
}

export interface SendButtonProps extends Omit<ButtonProps, "type" | "loading"> {
  /** What it does: `Send`, `Ask for a quote`. */
  children: ReactNode;
}

/**
 * Sends the form around it. Meanwhile it shows progress and ignores presses.
 *
 * @import import { SendButton } from "@preforma/ui/request-form";
 */
export function SendButton({ children, className, ...rest }: SendButtonProps) {
  const messages = useMessages("request-form");
  const { isSending } = useForm();
  return (
    <Button
      {...rest}
      type="submit"
      aria-disabled={isSending || rest["aria-disabled"]}
      className={classList(css.submit, className)}
    >
      <span>{isSending ? messages.sending : children}</span>
    </Button>
  );
}

/** Props of all forms to the company. */
export interface RequestFormProps extends RootProps<HTMLFormElement> {
  /** Where the form is posted before and without script. */
  action: string;
  /** Sends what was filled in; a rejection counts as a failure and loses nothing. */
  send?: SendRequest;
  /** The server's answer to the form sent without script. */
  state?: FormState;
  /** What is known about the sender. */
  sender?: Sender;
  /** Above the button: where the privacy notice is, for instance. */
  note?: ReactNode;
  /** Called after sending, with the server's message. */
  onSent?: (message: string | undefined) => void;
  /** Closes what is around the form; the view of success then has a button for it. */
  onClose?: () => void;
}
