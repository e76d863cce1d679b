"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { EmptyState } from "../empty-state/index.ts";
import type { FormOutcome } from "../form/form-schema.ts";
import { useMessages } from "../provider/provider.tsx";
import type { CartLineData } from "./cart-line-data.ts";
import { CartLine } from "./cart-line.tsx";
import * as css from "./cart-lines.css.ts";
import type { CartFieldNames } from "./line-form.tsx";
import { RemovedNote } from "./removed-note.tsx";
import { useCartChanges } from "./use-cart-changes.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

export interface CartLinesProps extends RootProps<HTMLDivElement> {
  /** The lines, in order; without any, the empty cart is shown. */
  lines: readonly CartLineData[];
  /** ISO 4217 code of all amounts; null if no line has a price. */
  currency: string | null;
  /** Where changes are posted before and without script: the intent, the line's id and the quantity. */
  action: string;
  /** The names of the fields. @default `line_id`, `quantity`, `intent` */
  names?: Partial<CartFieldNames>;
  /** Sets a line's quantity; pass the new lines as `lines`. Without it the form is posted. */
  onQuantityChange?: (line: CartLineData, pieces: number) => Promise<FormOutcome>;
  /** Removes a line. */
  onRemove?: (line: CartLineData) => Promise<FormOutcome>;
  /** Restores a removed line; without it, removal cannot be undone. */
  onRestore?: (line: CartLineData) => Promise<FormOutcome>;
  /** The line removed without script, and the fields that restore it with the intent `restore`. */
  removed?: { title: string; fields: Readonly<Record<string, string>> };
  /** Lines with another request in progress. */
  busy?: readonly CartLineData["id"][];
  /** The list's name. @default "Products in your cart", in the page's language */
  label?: string;
  /** Links and buttons of an empty cart. */
  emptyActions?: ReactNode;
  /** The level of the empty cart's heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

const defaultNames: CartFieldNames = { line: "line_id", quantity: "quantity", intent: "intent" };

/**
 * The lines of a cart: quantities, messages and removal, which can be undone. Every action is its own form and works
 * without JavaScript; with JavaScript a line changes in place.
 */
export function CartLines(props: CartLinesProps) {
  const { lines, action, onQuantityChange, onRemove, onRestore, emptyActions } = props;
  const messages = useMessages("cart-lines");
  const names = { ...defaultNames, ...props.names };
  const { busy, errors, removed, change, remove, restore } = useCartChanges(messages.notDone);
  const note = useRef<HTMLDivElement>(null);
  const isBusy = (id: CartLineData["id"]) => busy.includes(id) || (props.busy?.includes(id) ?? false);

  // The pressed button was removed: the focus goes to the message.
  useEffect(() => {
    if (removed !== null) note.current?.focus();
  }, [removed]);

  const removedNote = removed !== null && (
    <RemovedNote
      key="removed"
      ref={note}
      title={removed.line.title}
      isBack={removed.isBack}
      error={removed.error}
      isBusy={isBusy(removed.line.id)}
      onRestore={onRestore && (() => void restore(removed, () => onRestore(removed.line)))}
    />
  );
  const posted = removed === null && props.removed && (
    <RemovedNote title={props.removed.title} form={{ action, names, fields: props.removed.fields }} />
  );
  const place = Math.min(removed?.place ?? 0, lines.length);
  const items = lines.map((line, index) => (
    <li key={line.id} className={css.item}>
      <CartLine
        line={line}
        currency={props.currency}
        action={action}
        names={names}
        isBusy={isBusy(line.id)}
        error={errors.get(line.id)}
        send={onQuantityChange && ((pieces) => change(line.id, () => onQuantityChange(line, pieces)))}
        onRemove={onRemove && (() => void remove(line, index, () => onRemove(line)))}
      />
    </li>
  ));
  if (removedNote)
    items.splice(
      place,
      0,
      <li key="removed" className={css.item}>
        {removedNote}
      </li>,
    );
  return (
    <div {...rootPropsOf(props)} className={classList(css.root, props.className)}>
      {posted}
      {items.length > 0 && (
        <ul role="list" className={css.list} aria-label={props.label ?? messages.label}>
          {items}
        </ul>
      )}
      {lines.length === 0 && (
        <EmptyState title={messages.empty} headingLevel={props.headingLevel} actions={emptyActions}>
          {messages.emptyDetail}
        </EmptyState>
      )}
    </div>
  );
}
