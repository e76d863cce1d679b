"use client";

import { withColon } from "@preforma/domain/text";
import { Trash2 } from "../drawings/index.ts";
import { useRef, type MouseEvent, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { EmptyState } from "../empty-state/index.ts";
import { useRegisterFieldName } from "../field/field-names.tsx";
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

/** A product of a quote request. */
export type QuoteLineData = CartLineData & { product_id: number };

export interface QuoteLinesProps extends RootProps<HTMLDivElement> {
  /** The lines, in order; without any, the empty basket is shown. */
  lines: readonly QuoteLineData[];
  /** Where a removal is posted before and without script: the whole form, with the line's id as `remove`. */
  removeAction: string;
  /** Saves a changed quantity in the basket. */
  onQuantityChange?: (line: QuoteLineData, pieces: number) => void;
  /** Removes a line from the basket. */
  onRemove?: (line: QuoteLineData) => void;
  /** The list's name. @default "Products you want a quote for", in the page's language */
  label?: string;
  /** Links and buttons of an empty basket. */
  emptyActions?: ReactNode;
  /** The level of the empty basket's heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/**
 * The products of a quote request, with quantities and chosen options, without prices. Use it inside the request's
 * form. It fills the fields `items.0.product_id`, `items.0.quantity` and `items.0.variants.Renk`, which `offerFieldsOf`
 * of the domain reads; each line shows its errors from the form.
 */
export function QuoteLines({
  lines,
  label,
  headingLevel,
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
        headingLevel={headingLevel}
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
                  // The button is removed with its line.
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
 * Enter in any field activates the form's first submit button: without this one, it would remove the first line.
 * Visually hidden instead of `display: none`, because Safari skips buttons that are not rendered.
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
  useRegisterFieldName(quantity.id, `${stepper.label} ${line.title}`);
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
          // Includes the basket's quantity: once that changes, an older draft is obsolete.
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
