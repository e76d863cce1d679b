"use client";

import { CircleCheck } from "../drawings/index.ts";
import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { useMessages } from "../provider/provider.tsx";
import * as css from "./request-form.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface SentViewProps extends RootProps<HTMLDivElement> {
  /** That it has been sent. */
  title: string;
  /** What happens next. */
  detail?: ReactNode;
  /** Closes what was around the form; without it there is no button. */
  onClose?: () => void;
}

/** Takes a sent form's place, and the focus, which would otherwise be lost with the button that was pressed. */
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
