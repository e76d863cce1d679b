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
  /** The kind of message, also shown by its icon and colour. @default "info" */
  tone?: keyof typeof css.alert;
  /** A one-line summary. */
  title?: ReactNode;
  /**
   * It appears in response to an action and is announced: assertively for `danger`, else politely. Not for alerts in
   * the initial page. @default false
   */
  live?: boolean;
  /** Adds a button that requests to dismiss the alert. */
  onDismiss?: () => void;
  /** The message. */
  children?: ReactNode;
}

const signs = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message next to the content it is about. For a message that may disappear use a toast. */
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
