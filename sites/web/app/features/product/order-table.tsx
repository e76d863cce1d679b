// oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- rows are laid out as grids on a phone, which takes their meaning from cells without a role
import { pathTo } from "@preforma/domain/routes";
import { Alert } from "@preforma/ui/alert";
import { Button } from "@preforma/ui/button";
import { TextLink } from "@preforma/ui/link";
import { Price } from "@preforma/ui/price";
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { usePageFormState } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { piecesField, tableForm, tableId } from "./order-table-fields.ts";
import type { OrderTableView } from "./order-table-view.ts";
import * as css from "./order-table.css.ts";

/** Translation keys of the column headings. */
const columns = [
  "code",
  "table.size",
  "spec.neck",
  "spec.colour",
  "price",
  "availability",
  "table.pieces",
] as const;

const loadFillDown = () => import("./fill-down.ts");

/**
 * The articles of a family in one form, which posts every row with a quantity to the cart. Arrow keys move between
 * rows; a pasted column fills the rows below.
 */
export function OrderTable({ rows, total, path }: OrderTableView & { path: string }) {
  const { t, locale } = useTranslation("product");
  const { props } = usePageFormState(tableForm, { keep: ["table"] });
  const table = useRef<HTMLTableElement>(null);
  const [filled, setFilled] = useState(0);
  const outcome = props.state?.outcome;
  const values = props.state?.values ?? {};
  const errors = outcome?.ok === false ? (outcome.errors ?? []) : [];
  const field = (id: number) => table.current?.querySelector<HTMLInputElement>(`[name="${piecesField(id)}"]`);

  const onPaste = (event: ClipboardEvent<HTMLInputElement>, from: number) => {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    void loadFillDown().then(({ filledDown }) => {
      const open = rows.map(({ code, canBeOrdered }) => ({ code, isOpen: canBeOrdered }));
      const fills = filledDown(text, open, from);
      for (const { row, value } of fills) {
        const input = field(rows[row]?.id ?? 0);
        if (input) input.value = value;
      }
      setFilled(fills.length);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const inputs = [...(table.current?.querySelectorAll("input") ?? [])];
    const next = inputs[inputs.indexOf(event.currentTarget) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.select();
  };

  return (
    <>
      <form method="post" action={`${props.action}#${tableId}`} className={css.form} noValidate>
        {outcome?.ok === false && <Alert tone="danger">{outcome.message}</Alert>}
        <table ref={table} role="table" className={css.table} aria-labelledby={`${tableId}-title`}>
          <thead role="rowgroup" className={css.head}>
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={css.body}>
            {rows.map((row, place) => {
              const name = piecesField(row.id);
              const error = errors.find((one) => one.field === name)?.message;
              return (
                <tr key={row.id} role="row" className={css.row}>
                  <th role="rowheader" scope="row" className={css.code}>
                    <a href={row.href} className={css.link} aria-current={row.isCurrent ? "page" : undefined}>
                      <bdi dir="ltr">{row.code}</bdi>
                    </a>
                  </th>
                  <td role="cell" className={css.size}>
                    {row.size}
                  </td>
                  <td role="cell" className={css.neck}>
                    {row.neck}
                  </td>
                  <td role="cell" className={css.colour}>
                    {row.hex !== null && (
                      // As an attribute: the policy forbids style attributes.
                      <svg className={css.dot} color={row.hex} aria-hidden="true" />
                    )}
                    {row.colour}
                  </td>
                  <td role="cell" className={css.price}>
                    {row.price === null ? t("table.onRequest") : <Price {...row.price} note="none" />}
                    {row.price && row.lowest && (
                      <span className={css.lowest}>
                        {row.lowest.from}:{" "}
                        <Price
                          amountMinor={row.lowest.amountMinor}
                          currency={row.price.currency}
                          note="none"
                        />
                      </span>
                    )}
                  </td>
                  <td role="cell" className={css.stock}>
                    {row.availability}
                  </td>
                  <td role="cell" className={css.pieces}>
                    {row.canBeOrdered ? (
                      <>
                        <input
                          name={name}
                          className={css.input}
                          inputMode="numeric"
                          autoComplete="off"
                          dir="ltr"
                          maxLength={15}
                          defaultValue={values[name]}
                          aria-label={t("table.piecesOf", { code: row.code })}
                          aria-describedby={`${name}-hint`}
                          aria-invalid={error === undefined ? undefined : true}
                          onFocus={() => void loadFillDown()}
                          onPaste={(event) => onPaste(event, place)}
                          onKeyDown={onKeyDown}
                        />
                        <span id={`${name}-hint`} className={error === undefined ? css.fieldHint : css.error}>
                          {error ?? row.minimum}
                        </span>
                      </>
                    ) : (
                      <a
                        href={`${pathTo("productQuote", locale)}?product=${row.id}`}
                        rel="nofollow"
                        className={css.link}
                        aria-label={t("table.askQuoteFor", { code: row.code })}
                      >
                        {t("askQuote")}
                      </a>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <div className={css.foot}>
          <Button type="submit" variant="outline">
            {t("table.add")}
          </Button>
          <p role="status" className={css.status}>
            {filled > 0 && t("table.filled", { formatted: filled })}
          </p>
        </div>
      </form>
      {rows.length < total && (
        <TextLink href={`${path}?table=all#${tableId}`} variant="standalone" rel="nofollow">
          {t("table.show", { formatted: total })}
        </TextLink>
      )}
    </>
  );
}
