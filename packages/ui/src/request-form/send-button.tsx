"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../button/button.tsx";
import { useForm } from "../form/index.ts";
import { useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./request-form.css.ts";

export interface SendButtonProps extends Omit<ButtonProps, "type" | "loading"> {
  /** What it does: `Send`, `Ask for a quote`. */
  children: ReactNode;
}

/** Sends the form around it. While that lasts it says so and does nothing. */
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
