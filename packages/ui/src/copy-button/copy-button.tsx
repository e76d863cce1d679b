"use client";

import { Check, Copy, X } from "../drawings/index.ts";
import { useEffect, useState } from "react";
import { Button, IconButton, type ButtonStyleProps } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import { VisuallyHidden } from "../layout/index.ts";
import { useMessages } from "../provider/index.ts";
import * as css from "./copy-button.css.ts";
import { writeClipboard } from "./write-clipboard.ts";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

export interface CopyButtonProps
  extends Pick<ButtonStyleProps, "variant" | "size">, RootProps<HTMLSpanElement> {
  /** The text to copy. */
  value: string;
  /** The button's name, with what it copies: `IBAN'ı kopyala`. @default "Copy", in the page's language */
  label?: string;
  /** Shows the label beside the icon. @default false */
  showLabel?: boolean;
}

/** How long the confirmation replaces the icon, ms. */
const answerTime = 3000;

/** Copies a text and reports whether it worked, also to screen readers. */
export function CopyButton({
  value,
  label,
  showLabel = false,
  variant = "quiet",
  size = "small",
  className,
  ...rest
}: CopyButtonProps) {
  const messages = useMessages("copy-button");
  const [answer, setAnswer] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (answer === null) return undefined;
    const timer = setTimeout(() => setAnswer(null), answerTime);
    return () => clearTimeout(timer);
  }, [answer]);

  const copy = () => {
    // Cleared first, so that a repeated success is announced again.
    setAnswer(null);
    writeClipboard(value).then(
      () => setAnswer("copied"),
      () => setAnswer("failed"),
    );
  };
  const name = label ?? messages.copy;
  const icon = <Icon icon={answer === "copied" ? Check : answer === "failed" ? X : Copy} size="small" />;
  return (
    <span {...rest} className={classList(css.root, className)}>
      {showLabel ? (
        <Button variant={variant} size={size} onClick={copy}>
          {icon} {answer === null ? name : messages[answer]}
        </Button>
      ) : (
        <IconButton label={name} variant={variant} size={size} onClick={copy}>
          {icon}
        </IconButton>
      )}
      <VisuallyHidden role="status">{answer === null ? "" : messages[answer]}</VisuallyHidden>
    </span>
  );
}
