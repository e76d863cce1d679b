"use client";

import type { Ref } from "react";
import { Undo2 } from "../drawings/index.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./cart-lines.css.ts";
import { LineForm, type CartFieldNames } from "./line-form.tsx";

export interface RemovedNoteProps {
  title: string;
  /** It was restored. */
  isBack?: boolean;
  error?: string;
  isBusy?: boolean;
  onRestore?: () => void;
  /** Restores it without script. */
  form?: { action: string; names: CartFieldNames; fields: Readonly<Record<string, string>> };
  ref?: Ref<HTMLDivElement>;
}

/** Replaces a removed line, and can restore it. */
export function RemovedNote({
  title,
  isBack = false,
  error,
  isBusy,
  onRestore,
  form,
  ref,
}: RemovedNoteProps) {
  const messages = useMessages("cart-lines");
  const { locale } = useLocale();
  const text = formatMessage(isBack ? messages.restored : messages.removed, { title }, locale);
  const canUndo = !isBack && (onRestore !== undefined || form !== undefined);
  return (
    // Focused when it replaces the line, so that it is announced once.
    <div
      ref={ref}
      tabIndex={ref === undefined ? undefined : -1}
      role="group"
      aria-label={text}
      className={css.removed}
    >
      <span>{text}</span>
      {error !== undefined && (
        <span role="alert" className={css.removedError}>
          {error}
        </span>
      )}
      {canUndo && (
        <LineForm
          action={form?.action ?? ""}
          intent="restore"
          intentName={form?.names.intent ?? "intent"}
          fields={form?.fields ?? {}}
          onSend={onRestore}
        >
          <Button type="submit" variant="quiet" size="small" loading={isBusy ?? false}>
            <Icon icon={Undo2} size="small" mirrored />
            {messages.undo}
          </Button>
        </LineForm>
      )}
    </div>
  );
}
