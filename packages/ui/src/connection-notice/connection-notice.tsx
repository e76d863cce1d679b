"use client";

import { Wifi, WifiOff, X } from "../drawings/index.ts";
import type { ReactNode } from "react";
import { IconButton, Button } from "../button/index.ts";
import { Icon } from "../icon/icon.tsx";
import { useMessages } from "../provider/provider.tsx";
import * as css from "./connection-notice.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface ConnectionNoticeProps extends RootProps<HTMLDivElement> {
  /** Names the region: `Connection`. */
  label: string;
  /** Whether there is a connection now. */
  online: boolean;
  /** The problems, one paragraph each, announced politely on each change. Without any, nothing is shown. */
  messages: readonly string[];
  /** Links, buttons, and the list of waiting items. */
  children?: ReactNode;
  /** Adds a button that requests to dismiss the notice. */
  onDismiss?: () => void;
}

/**
 * Shows the state of the connection at the end of the window, above the page, so that nothing shifts. Render it while
 * it is empty too: screen readers only announce changes in an existing element.
 */
export function ConnectionNotice({
  label,
  online,
  messages,
  children,
  onDismiss,
  className,
  ...rest
}: ConnectionNoticeProps) {
  const { dismiss } = useMessages("alert");
  const isShown = messages.length > 0;
  return (
    <div
      role={isShown ? "region" : undefined}
      aria-label={isShown ? label : undefined}
      {...rest}
      className={classList(isShown ? css.notice : undefined, className)}
    >
      {isShown && (
        <span className={css.sign}>
          <Icon icon={online ? Wifi : WifiOff} />
        </span>
      )}
      <div className={css.content}>
        <div role="status">
          {messages.map((sentence) => (
            <p key={sentence} className={css.text}>
              {sentence}
            </p>
          ))}
        </div>
        {isShown && children}
      </div>
      {isShown && onDismiss !== undefined && (
        <IconButton label={dismiss} size="small" onClick={onDismiss}>
          <Icon icon={X} size="small" />
        </IconButton>
      )}
    </div>
  );
}

/** An item that waits to be sent. */
export interface WaitingItem {
  id: string;
  /** Its title: `Quote request`. */
  title: string;
  /** The time since it waits, in the reader's language. */
  when: string;
}

export interface WaitingListProps extends RootProps<HTMLUListElement> {
  /** The waiting items, oldest first. */
  items: readonly WaitingItem[];
  /** The text of each item's button: `Do not send`. */
  cancelLabel: string;
  /** Called when an item is cancelled. */
  onCancel: (id: string) => void;
}

/** The items that wait for a connection, each with a button to cancel it. For the connection notice. */
export function WaitingList({ items, cancelLabel, onCancel, className, ...rest }: WaitingListProps) {
  return (
    <ul role="list" {...rest} className={classList(css.list, className)}>
      {items.map(({ id, title, when }) => (
        <li key={id} className={css.item}>
          <span id={`waiting-${id}`}>
            {title} <span className={css.when}>{when}</span>
          </span>
          <Button
            size="small"
            variant="outline"
            aria-describedby={`waiting-${id}`}
            onClick={() => onCancel(id)}
          >
            {cancelLabel}
          </Button>
        </li>
      ))}
    </ul>
  );
}
