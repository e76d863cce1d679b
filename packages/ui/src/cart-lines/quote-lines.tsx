"use client";

import { withColon } from "@preforma/domain/text";
import { Trash2 } from "../drawings/index.ts";
import { useRef, type MouseEvent, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { EmptyState } from "../empty-state/index.ts";
import { useToldName } from "../field/field-names.tsx";
import { useForm, useFormField } from "../form/form-context.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { QuantityStepper } from "../quantity-stepper/index.ts";
import type { CartLineData } from "./cart-line-data.ts";
import { LineLabel, ruleOf } from "./cart-line.tsx";
import * as css from "./cart-lines.css.ts";
import { LinePack, LinePicture, LineTitle } from "./line-facts.tsx";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

/** A product of a request for a quote. */
export type QuoteLineData = CartLineData & { product_id: number };

export interface QuoteLinesProps extends RootProps<HTMLDivElement> {
  /** The lines in their order; without any the empty basket is shown. */
  lines: readonly QuoteLineData[];
  /** Where the removal of a line is posted before and without script, with the whole form and the line's id as `remove`. */
  removeAction: string;
  /** Saves a changed quantity in the basket. */
  onQuantityChange?: (line: QuoteLineData, pieces: number) => void;
  /** Takes a line out of the basket. */
  onRemove?: (line: QuoteLineData) => void;
  /** What the list is called. @default that these are the products to be quoted */
  label?: string;
  /** The ways on from an empty basket. */
  emptyActions?: ReactNode;
  /** The place of the empty basket's heading in the outline. @default 2 */
  level?: 2 | 3 | 4;
}

/**
 * The products of one request for a quote, with quantities and what was chosen, without prices. Use it inside the
 * request's form, whose fields `items.0.product_id`, `items.0.quantity` and `items.0.variants.Renk` it fills
 * (`offerFieldsOf` of the domain reads them); each line shows the form's errors about it.
 */
export function QuoteLines({
  lines,
  label,
  level,
  emptyActions,
  removeAction,
  onQuantityChange,
  onRemove,
  className,
  ...rest
}: QuoteLinesProps) {
  const messages = useMessages("cart-lines");
  const list = useRef<HTMLUListElement>(null);
  if (lines.length === 0)
    return (
      <EmptyState
        {...rest}
        className={className}
        title={messages.emptyQuote}
        level={level}
        actions={emptyActions}
      >
        {messages.emptyQuoteDetail}
      </EmptyState>
    );
  return (
    <div {...rest} className={classList(css.root, className)}>
      <DefaultSubmit />
      <ul role="list" ref={list} tabIndex={-1} className={css.list} aria-label={label ?? messages.quoteLabel}>
        {lines.map((line, place) => (
          <li key={line.id} className={css.item}>
            <QuoteLine
              removeAction={removeAction}
              onQuantityChange={onQuantityChange}
              line={line}
              place={place}
              onRemove={
                onRemove &&
                (() => {
                  onRemove(line);
                  // The button goes with its line.
                  list.current?.focus();
                })
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * What Enter presses in any field of the form is its first submit button: without this one that would be the removal
 * of the first line. Out of sight instead of not drawn, because Safari passes over buttons that are not drawn.
 */
function DefaultSubmit() {
  return (
    <VisuallyHidden aria-hidden>
      <button type="submit" tabIndex={-1}>
        ↵
      </button>
    </VisuallyHidden>
  );
}

interface QuoteLineProps extends Pick<QuoteLinesProps, "removeAction" | "onQuantityChange"> {
  line: QuoteLineData;
  place: number;
  onRemove: (() => void) | undefined;
}

function QuoteLine({ line, place, removeAction, onQuantityChange, onRemove }: QuoteLineProps) {
  const messages = useMessages("cart-lines");
  const stepper = useMessages("quantity-stepper");
  const { locale } = useLocale();
  const { errorOf } = useForm();
  const name = `items.${place}`;
  const { sent: _, ...quantity } = useFormField(`${name}.quantity`);
  useToldName(quantity.id, `${stepper.label} ${line.title}`);
  const complaint = errorOf(`${name}.product_id`) ?? errorOf(`${name}.variants`);
  const press = (event: MouseEvent) => {
    if (onRemove === undefined) return;
    event.preventDefault();
    onRemove();
  };
  return (
    <div className={css.line}>
      <input type="hidden" name={`${name}.product_id`} value={line.product_id} />
      {line.variants?.map((variant) => (
        <input
          key={variant.label}
          type="hidden"
          name={`${name}.variants.${variant.label}`}
          value={variant.value}
        />
      ))}
      <LinePicture line={line} sizes="7rem" />
      <div className={css.facts}>
        <LineTitle line={line} />
        <LinePack line={line} currency={null} />
      </div>
      <div className={css.notices}>
        {complaint !== undefined && <p className={css.removedError}>{complaint}</p>}
      </div>
      <div className={css.quantity}>
        <QuantityStepper
          {...quantity}
          // With the quantity that the basket has: once that is another, what was typed before is of no use.
          draft={`quantity.${line.id}.${line.quantity}`}
          rule={ruleOf(line)}
          defaultValue={line.quantity}
          label={<LineLabel title={line.title} />}
          onValueChange={onQuantityChange && ((pieces) => onQuantityChange(line, pieces))}
        />
      </div>
      <div className={css.end}>
        <Button
          type="submit"
          name="remove"
          value={String(line.id)}
          formAction={removeAction}
          formNoValidate
          variant="quiet"
          size="small"
          className={css.remove}
          aria-label={`${withColon(messages.remove, locale)} ${line.title}`}
          onClick={press}
        >
          <Icon icon={Trash2} size="small" />
          {messages.remove}
        </Button>
      </div>
    </div>
  );
}
