"use client";

import type { ReactNode, SubmitEvent } from "react";

/** A line form's action: `change` sets the quantity, `remove` removes the line, `restore` restores it. */
export type CartIntent = "change" | "remove" | "restore";

/** The field names of a line's form. */
export interface CartFieldNames {
  /** The line's id. @default "line_id" */
  line: string;
  /** Pieces. Without script it is sent in the page language's notation: `1.200`. @default "quantity" */
  quantity: string;
  /** One of {@link CartIntent}. @default "intent" */
  intent: string;
}

export interface LineFormProps {
  action: string;
  intent: CartIntent;
  /** Name of the field with the intent. */
  intentName: string;
  /** Hidden fields. */
  fields: Readonly<Record<string, string>>;
  /** Called instead of the post. */
  onSend?: () => void;
  className?: string;
  children: ReactNode;
}

/** One action on a line, as a form that works without script. */
export function LineForm({ action, intent, intentName, fields, onSend, className, children }: LineFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (onSend === undefined) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form method="post" action={action} className={className} onSubmit={submit}>
      <input type="hidden" name={intentName} value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** Posts such a form without waiting for the answer: the browser delivers it even while the page unloads. */
export function postOnLeaving(action: string, fields: Readonly<Record<string, string>>): void {
  navigator.sendBeacon(action, new URLSearchParams(fields));
}
