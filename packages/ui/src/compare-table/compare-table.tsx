"use client";

import { EqualNot, Plus, X } from "../drawings/index.ts";
import { useId, type MouseEvent, type ReactNode } from "react";
import { ButtonLink } from "../button/index.ts";
import { EmptyState } from "../empty-state/index.ts";
import { Icon } from "../icon/index.ts";
import { followOverflow } from "../layout/follow-overflow.ts";
import { VisuallyHidden } from "../layout/index.ts";
import { formatMessage } from "../messages/message.ts";
import { Picture, type ImageSource } from "../picture/index.ts";
import { ProductPrice } from "../product-card/product-words.tsx";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import { differs, maxComparedProducts } from "./compare.logic.ts";
import * as css from "./compare-table.css.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

/** A product in the comparison. */
export interface ComparedProduct {
  id: string;
  title: string;
  href: string;
  /** The article's code, as written on an invoice. */
  code: string;
  image?: ImageSource;
  /** The URL of the comparison without this product. */
  removeHref: string;
  /** Price of one piece without VAT, minor units of an ISO 4217 currency; null means on request. @default no line of prices */
  price?: { amountMinor: number; currency: string } | null;
  /** Pieces of the smallest order. */
  minimumOrder?: number;
  /** The product's buttons: cart, quote, favourite. @default none */
  actions?: ReactNode;
}

/** A property to compare. */
export interface ComparedRow {
  id: string;
  label: string;
  /** One value per product, in the products' order; null if not stated. */
  values: readonly (string | null)[];
}

export interface CompareTableProps extends RootProps<HTMLDivElement> {
  /** Up to four; more are ignored. */
  products: readonly ComparedProduct[];
  /** The properties, in order, each with one value per product; null if not stated. */
  rows: readonly ComparedRow[];
  /** Shows only differences. @default false */
  differencesOnly?: boolean;
  /** The URL of the other view: all properties, or only differences. @default no switch */
  differencesHref?: string;
  /** Where to find a further product; shown while there is room. @default no slot */
  addHref?: string;
  /** Called on removal; to handle it without a full page load, call `event.preventDefault()`. */
  onRemove?: (id: string, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Products side by side, one property per row. Rows that differ are marked in words. */
export function CompareTable(props: CompareTableProps) {
  const { rows, differencesOnly = false, differencesHref, addHref, onRemove } = props;
  const products = props.products.slice(0, maxComparedProducts);
  const messages = useMessages("compare-table");
  const { locale } = useLocale();
  const Link = useLink();
  const caption = useId();

  if (products.length === 0) {
    return (
      <EmptyState
        {...rootPropsOf(props)}
        title={messages.emptyTitle}
        actions={addHref !== undefined && <ButtonLink href={addHref}>{messages.add}</ButtonLink>}
      >
        {messages.emptyText}
      </EmptyState>
    );
  }

  const lines = rows.map((row) => {
    const values = products.map((_product, index) => row.values[index] ?? null);
    return { ...row, values, different: differs(values) };
  });
  const different = lines.filter((line) => line.different);
  const shown = differencesOnly ? different : lines;
  const hasSlot = addHref !== undefined && products.length < maxComparedProducts;
  const hasOrder = products.some(({ price, actions }) => price !== undefined || actions !== undefined);
  const count = products.length as 1 | 2 | 3 | 4;
  return (
    <div {...rootPropsOf(props)} className={classList(css.root, props.className)}>
      {products.length > 1 && (
        <div className={css.bar}>
          <p className={css.count} role="status">
            {formatMessage(messages.count, { different: different.length, total: lines.length }, locale)}
          </p>
          {differencesHref !== undefined && (
            <ButtonLink href={differencesHref} variant="soft" className={css.switchLink}>
              {differencesOnly ? messages.allProperties : messages.onlyDifferences}
            </ButtonLink>
          )}
        </div>
      )}
      <div
        ref={followOverflow}
        className={css.frame[count > 2 ? "many" : "few"]}
        role="region"
        aria-labelledby={caption}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, also by keyboard.
        tabIndex={0}
      >
        <table className={css.table[count]}>
          <caption>
            <VisuallyHidden id={caption}>{messages.caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                {messages.property}
              </th>
              {products.map((product) => (
                // Read with every cell below: the title alone, without the product's buttons.
                <th
                  key={product.id}
                  scope="col"
                  className={css.headCell}
                  abbr={product.title}
                  aria-labelledby={`${caption}-${product.id}`}
                >
                  <div className={css.product}>
                    {product.image && (
                      <Picture image={product.image} alt="" sizes="64px" className={css.image} />
                    )}
                    <Link id={`${caption}-${product.id}`} href={product.href} className={css.title}>
                      {product.title}
                    </Link>
                    <bdi dir="ltr" className={css.code}>
                      {product.code}
                    </bdi>
                    <Link
                      href={product.removeHref}
                      className={css.remove}
                      aria-label={formatMessage(messages.remove, { title: product.title }, locale)}
                      onClick={onRemove && ((event) => onRemove(product.id, event))}
                    >
                      <Icon icon={X} size="small" />
                    </Link>
                  </div>
                </th>
              ))}
              {hasSlot && (
                <td className={css.slotHead}>
                  <Link href={addHref} className={css.add}>
                    <Icon icon={Plus} size="small" />
                    {messages.add}
                  </Link>
                </td>
              )}
            </tr>
          </thead>
          <tbody>
            {hasOrder && (
              <tr>
                <th scope="row" className={css.label}>
                  <span className={css.labelText}>{messages.order}</span>
                </th>
                {products.map(({ id, price, minimumOrder, actions }) => (
                  <td key={id} className={css.order}>
                    {price !== undefined && <ProductPrice price={price} minimumOrder={minimumOrder} />}
                    {actions !== undefined && <div className={css.actions}>{actions}</div>}
                  </td>
                ))}
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- An empty cell below the slot, no control. */}
                {hasSlot && <td className={css.slot} />}
              </tr>
            )}
            {shown.map((line) => (
              <tr key={line.id}>
                <th scope="row" className={css.label}>
                  <span className={css.labelText}>
                    <span>{line.label}</span>
                    {line.different && (
                      <span className={css.mark}>
                        <VisuallyHidden>, </VisuallyHidden>
                        <Icon icon={EqualNot} size="text" />
                        {messages.different}
                      </span>
                    )}
                  </span>
                </th>
                {line.values.map((value, index) => (
                  <td key={products[index]?.id} className={line.different ? css.valueDifferent : css.value}>
                    {value === null ? (
                      <>
                        <span aria-hidden="true">–</span>
                        <VisuallyHidden>{messages.notGiven}</VisuallyHidden>
                      </>
                    ) : (
                      <bdi>{value}</bdi>
                    )}
                  </td>
                ))}
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- An empty cell below the slot, no control. */}
                {hasSlot && <td className={css.slot} />}
              </tr>
            ))}
          </tbody>
        </table>
        {differencesOnly && different.length === 0 && <p className={css.none}>{messages.noDifferences}</p>}
      </div>
      {hasSlot && (
        <p className={css.addBelow}>
          <Link href={addHref} className={css.add}>
            <Icon icon={Plus} size="small" />
            {messages.add}
          </Link>
        </p>
      )}
    </div>
  );
}
