"use client";

import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage } from "../messages/message.ts";
import { NoPicture } from "./no-picture.tsx";
import { Picture } from "../picture/picture.tsx";
import { Price } from "../price/price.tsx";
import { useLink, useLocale, useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import { isWithdrawn, type CartLineData, type ChosenVariant } from "./cart-line-data.ts";
import * as css from "./cart-lines.css.ts";

/** The product's picture; decorative, because the title is beside it. */
export function LinePicture({ line, sizes }: { readonly line: CartLineData; readonly sizes: string }) {
  return (
    <div className={classList(css.stage, isWithdrawn(line) && css.faded)}>
      {line.image ? (
        <Picture image={line.image} alt="" sizes={sizes} className={css.picture} />
      ) : (
        <NoPicture />
      )}
    </div>
  );
}

/** A line's title, code and chosen options. */
export function LineTitle({ line }: { readonly line: CartLineData }) {
  const Link = useLink();
  const title = <bdi>{line.title}</bdi>;
  return (
    <>
      <p className={css.title}>
        {line.href && !isWithdrawn(line) ? (
          <Link href={line.href} className={css.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      {line.code !== "" && (
        <p className={css.code}>
          <bdi dir="ltr">{line.code}</bdi>
        </p>
      )}
      <Variants variants={line.variants ?? []} />
    </>
  );
}

function Variants({ variants }: { readonly variants: readonly ChosenVariant[] }) {
  if (variants.length === 0) return null;
  return (
    <ul role="list" className={css.variants}>
      {variants.map(({ label, value, hex }) => (
        <li key={label} className={css.variant}>
          <span className={css.muted}>{label}:</span>
          {hex && (
            <svg className={css.dot} viewBox="0 0 16 16" aria-hidden="true">
              <circle cx="8" cy="8" r="7" fill={hex} />
              <circle cx="8" cy="8" r="7.5" fill="none" stroke="#000" strokeOpacity=".28" />
            </svg>
          )}
          <bdi>{value}</bdi>
        </li>
      ))}
    </ul>
  );
}

export interface LinePackProps {
  readonly line: CartLineData;
  /** ISO 4217; without it no price is shown. */
  readonly currency: string | null;
}

/** Price per piece, pieces per carton, and availability. */
export function LinePack({ line, currency }: LinePackProps) {
  const messages = useMessages("cart-lines");
  const { locale } = useLocale();
  const { unit_price_minor: unit, previous_unit_price_minor: previous, carton_quantity: carton } = line;
  const { next_price: next } = line;
  const hasPrice = currency !== null && typeof unit === "number";
  const hasCarton = typeof carton === "number" && carton > 1;
  if (!hasPrice && !hasCarton && !line.availability) return null;
  return (
    <ul role="list" className={css.pack}>
      {hasPrice && (
        <li>
          {typeof previous === "number" && (
            <>
              <VisuallyHidden>{messages.before} </VisuallyHidden>
              <s className={css.before}>
                <Price amountMinor={previous} currency={currency} note="none" />
              </s>{" "}
              <VisuallyHidden>{messages.now} </VisuallyHidden>
            </>
          )}
          <Price amountMinor={unit} currency={currency} /> <span>{`/ ${messages.perPiece}`}</span>
        </li>
      )}
      {hasPrice && next && (
        <li>
          {formatMessage(messages.from, { count: next.from_quantity }, locale)}{" "}
          <Price amountMinor={next.unit_price_minor} currency={currency} />
        </li>
      )}
      {hasCarton && <li>{formatMessage(messages.carton, { count: carton }, locale)}</li>}
      {line.availability && <li>{line.availability}</li>}
    </ul>
  );
}
