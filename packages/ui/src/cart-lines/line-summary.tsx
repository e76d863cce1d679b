"use client";

import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage } from "../messages/message.ts";
import { Price } from "../price/price.tsx";
import { useLocale, useMessages } from "../provider/provider.tsx";
import type { CartLineData } from "./cart-line-data.ts";
import * as css from "./cart-lines.css.ts";
import { LinePicture, LineTitle } from "./line-facts.tsx";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface LineSummaryProps extends RootProps<HTMLUListElement> {
  /** The lines, in order. */
  lines: readonly CartLineData[];
  /** ISO 4217; null leaves the prices out. */
  currency: string | null;
  /** The VAT rate of their order, basis points. @default today's */
  vatRate?: number;
  /** The list's name. @default "Products", in the page's language */
  label?: string;
}

/**
 * Read-only lines: in a checkout, an order or a quote request. Products that are no longer in the catalogue are
 * marked.
 */
export function LineSummary({ lines, currency, vatRate, label, className, ...rest }: LineSummaryProps) {
  const messages = useMessages("cart-lines");
  const { locale } = useLocale();
  return (
    <ul
      role="list"
      aria-label={label ?? messages.products}
      {...rest}
      className={classList(css.summary, className)}
    >
      {lines.map((line) => {
        const { unit_price_minor: unit, amount_minor: amount } = line;
        return (
          <li key={line.id} className={css.summaryLine}>
            <LinePicture line={line} sizes="4rem" />
            <div className={css.facts}>
              <LineTitle line={line} />
              {line.href === null && <p className={css.small}>{messages.gone}</p>}
              <p className={css.small}>
                <span>{formatMessage(messages.pieces, { count: line.quantity }, locale)}</span>
                {currency !== null && typeof unit === "number" && (
                  <span>
                    {" × "}
                    <Price amountMinor={unit} currency={currency} vatRate={vatRate} />
                  </span>
                )}
              </p>
            </div>
            {currency !== null && typeof amount === "number" && (
              <p className={css.summaryAmount}>
                <VisuallyHidden>{messages.amount} </VisuallyHidden>
                <Price amountMinor={amount} currency={currency} vatRate={vatRate} note="none" />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
