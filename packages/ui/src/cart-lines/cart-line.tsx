"use client";

import type { QuantityRule } from "@preforma/domain/shop";
import { withColon } from "@preforma/domain/text";
import { Trash2 } from "../drawings/index.ts";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Price } from "../price/price.tsx";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { QuantityStepper } from "../quantity-stepper/index.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { classList } from "../theme/class-list.ts";
import { isWithdrawn, type CartLineData } from "./cart-line-data.ts";
import * as css from "./cart-lines.css.ts";
import { LinePack, LinePicture, LineTitle } from "./line-facts.tsx";
import { LineForm, postOnLeaving, type CartFieldNames } from "./line-form.tsx";
import { LineNotices } from "./line-notices.tsx";
import { useLineQuantity } from "./use-line-quantity.ts";

/** The quantities in which a line's article is sold. */
export const ruleOf = (line: CartLineData): QuantityRule => ({
  minimum_order: line.minimum_order ?? 1,
  carton_quantity: line.carton_quantity ?? null,
});

export interface CartLineProps {
  line: CartLineData;
  currency: string | null;
  action: string;
  names: CartFieldNames;
  /** A request for it is in progress. */
  isBusy: boolean;
  error: string | undefined;
  /** Sends a quantity; without it the form is posted. */
  send?: (pieces: number) => Promise<boolean>;
  onRemove?: () => void;
}

const refuse = (): Promise<boolean> => Promise.resolve(false);

/** A line of a cart that can be changed. */
export function CartLine({ line, currency, action, names, isBusy, error, send, onRemove }: CartLineProps) {
  const messages = useMessages("cart-lines");
  const { locale } = useLocale();
  const form = { action, intentName: names.intent, fields: { [names.line]: String(line.id) } };
  const { wanted, want, drop, isPending } = useLineQuantity(line.quantity, send ?? refuse, (pieces) => {
    postOnLeaving(action, { ...form.fields, [names.intent]: "change", [names.quantity]: String(pieces) });
  });
  const isOff = isWithdrawn(line);
  const isWaiting = isBusy || isPending;
  const remove = () => {
    if (isBusy) return;
    drop();
    onRemove?.();
  };
  const amount = line.amount_minor;
  return (
    <div className={css.line} aria-busy={isWaiting}>
      <LinePicture line={line} sizes="7rem" />
      <div className={classList(css.facts, isOff && css.muted)}>
        <LineTitle line={line} />
        {!isOff && <LinePack line={line} currency={currency} />}
      </div>
      <div className={css.notices}>
        <LineNotices
          line={line}
          error={error}
          renderSetting={(quantity, button) => (
            <LineForm
              {...form}
              intent="change"
              fields={{ ...form.fields, [names.quantity]: String(quantity) }}
              onSend={send && (() => void send(quantity))}
            >
              {button}
            </LineForm>
          )}
        />
      </div>
      {!isOff && (
        <LineForm
          {...form}
          intent="change"
          className={css.quantity}
          // The field has already reported its value, if it can be ordered.
          onSend={send && (() => {})}
        >
          <QuantityStepper
            rule={ruleOf(line)}
            value={send ? wanted : line.quantity}
            name={names.quantity}
            label={<LineLabel title={line.title} />}
            onValueChange={send && want}
          />
          <Button
            type="submit"
            variant="outline"
            size="small"
            className={send ? css.update : undefined}
            aria-label={`${withColon(messages.update, locale)} ${line.title}`}
          >
            {messages.update}
          </Button>
        </LineForm>
      )}
      <div className={css.end}>
        {typeof amount === "number" && currency !== null && !isOff && (
          <p className={css.amount}>
            <VisuallyHidden>{messages.amount} </VisuallyHidden>
            {isWaiting && <Spinner size="small" label={messages.updating} />}
            <Price
              amountMinor={amount}
              currency={currency}
              note="none"
              className={isWaiting ? css.waiting : undefined}
            />
          </p>
        )}
        <LineForm {...form} intent="remove" className={css.remove} onSend={onRemove && remove}>
          <Button
            type="submit"
            variant="quiet"
            size="small"
            aria-label={`${withColon(messages.remove, locale)} ${line.title}`}
            aria-disabled={isBusy}
          >
            <Icon icon={Trash2} size="small" />
            {messages.remove}
          </Button>
        </LineForm>
      </div>
    </div>
  );
}

/** Labels a line's quantity with its product; the visible text above the field is short. */
export function LineLabel({ title }: { readonly title: string }) {
  const messages = useMessages("quantity-stepper");
  return (
    <>
      {messages.label}
      <VisuallyHidden> {title}</VisuallyHidden>
    </>
  );
}
