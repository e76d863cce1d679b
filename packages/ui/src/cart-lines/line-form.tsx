"use client";

import type { ReactNode, SubmitEvent } from "react";

/** What a line's form sends: `change` takes the quantity, `remove` takes the line out, `restore` puts one back. */
export type CartIntent = "change" | "remove" | "restore";

/** What the fields of a line's form are called. */
export interface CartFieldNames {
  /** The line's id. @default "line_id" */
  line: string;
  /** Pieces. Without script it comes as the page's language writes it: `1.200`. @default "quantity" */
  quantity: string;
  /** One of {@link CartIntent}. @default "intent" */
  intent: string;
}

export interface LineFormProps {
  action: string;
  intent: CartIntent;
  /** Name of the field that holds the intent. */
  intentName: string;
  /** Hidden fields. */
  fields: Readonly<Record<string, string>>;
  /** Takes the place of the post. */
  onSend?: () => void;
  className?: string;
  children: ReactNode;
}

/** One thing that can be done to a line, as a form that works without script. */
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

/** Posts what such a form would, without an answer: the browser delivers it though the page goes. */
export function postOnLeaving(action: string, fields: Readonly<Record<string, string>>): void {
  navigator.sendBeacon(action, new URLSearchParams(fields));
}
