"use client";

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "../drawings/index.ts";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./alert.css.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface AlertProps extends RootProps<HTMLDivElement> {
  /** What kind of message it is; its mark and colour say it too. @default "info" */
  tone?: keyof typeof css.alert;
  /** One line that says it all. */
  title?: ReactNode;
  /**
   * It appears in answer to something just done, and is read out: at once for `danger`, else politely. Not for what
   * is there when the page comes. @default false
   */
  live?: boolean;
  /** Adds a button that asks for the alert to go away. */
  onDismiss?: () => void;
  /** What it says. */
  children?: ReactNode;
}

const signs = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message at the place that it is about. For a message that may disappear use a toast. */
export function Alert({
  tone = "info",
  title,
  live = false,
  onDismiss,
  className,
  children,
  ...rest
}: AlertProps) {
  const messages = useMessages("alert");
  return (
    <div
      role={live ? (tone === "danger" ? "alert" : "status") : undefined}
      {...rest}
      className={classList(css.alert[tone], className)}
    >
      <span className={css.sign}>
        <Icon icon={signs[tone]} />
      </span>
      <div className={css.content}>
        <VisuallyHidden>{messages[tone]} </VisuallyHidden>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children}
      </div>
      {onDismiss !== undefined && (
        <button type="button" className={css.dismiss} aria-label={messages.dismiss} onClick={onDismiss}>
          <Icon icon={X} size="small" />
        </button>
      )}
    </div>
  );
}
