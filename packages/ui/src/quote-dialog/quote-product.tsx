"use client";

import { maxPieces } from "@preforma/domain/requests";
import { CircleAlert } from "../drawings/index.ts";
import { fieldIdOf, useForm } from "../form/form-context.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage } from "../messages/message.ts";
import { FormNumberField } from "../number-field/index.ts";
import { Picture, type ImageSource } from "../picture/index.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as shared from "../request-form/request-form.css.ts";
import * as css from "./quote-dialog.css.ts";

/** A product that an offer is wanted for. */
export interface QuoteProduct {
  /** Null where it is not known: the form then says so and cannot be sent. */
  id: number | null;
  title: string;
  /** The manufacturer's code, such as `PB-500-28-AM`. */
  code?: string;
  image?: ImageSource;
  /** What was chosen of it, as the visitor reads it: `{ label: "Renk", value: "Amber" }`. */
  variants?: readonly { label: string; value: string }[];
  /** Pieces to begin with. */
  quantity?: number;
  /** Fewest pieces that can be ordered; a hint, not a rule, since everything can be asked. */
  minimumOrder?: number;
}

export interface QuoteProductFieldsProps {
  product: QuoteProduct;
  /** Start of the fields' names: empty for the only product, `items.0.` in a basket. */
  prefix: string;
}

/** One product of a request: what it is, what was chosen of it, and how many are wanted. */
export function QuoteProductFields({ product, prefix }: QuoteProductFieldsProps) {
  const messages = useMessages("quote-dialog");
  const { locale } = useLocale();
  const outcomes = useMessages("outcomes");
  const form = useForm();
  const { id, title, code, image, variants = [], quantity, minimumOrder } = product;
  const complaint =
    form.errorOf(`${prefix}product_id`) ?? (id === null ? outcomes.PRODUCT_ID_MISSING : undefined);
  return (
    <div id={fieldIdOf(form.id, `${prefix}product_id`)} tabIndex={-1} className={css.product}>
      {id !== null && <input type="hidden" name={`${prefix}product_id`} value={id} />}
      {image && (
        <span className={css.picture}>
          <Picture image={{ ...image, alt: "" }} sizes="5rem" />
        </span>
      )}
      <div className={css.facts}>
        <p className={css.title}>{title}</p>
        {code !== undefined && (
          <p className={shared.note}>
            <bdi dir="ltr" translate="no">
              {code}
            </bdi>
          </p>
        )}
        {variants.length > 0 && (
          <dl className={css.variants}>
            {variants.map(({ label, value }) => (
              <div key={label} className={css.variant}>
                <dt className={css.variantLabel}>{label}</dt>
                <dd className={css.variantValue}>{value}</dd>
                <input type="hidden" name={`${prefix}variants.${label}`} value={value} />
              </div>
            ))}
          </dl>
        )}
        {complaint !== undefined && (
          <p className={css.complaint}>
            <Icon icon={CircleAlert} size="small" />
            <span>{complaint}</span>
          </p>
        )}
      </div>
      <div className={css.quantity}>
        <FormNumberField
          name={`${prefix}quantity`}
          min={1}
          max={maxPieces}
          label={
            <span>
              {messages.quantity}
              {/* Several fields of one name would not tell which product is meant. */}
              {prefix !== "" && <VisuallyHidden> ({title})</VisuallyHidden>}
            </span>
          }
          hint={
            minimumOrder === undefined
              ? undefined
              : formatMessage(messages.minimum, { count: minimumOrder }, locale)
          }
          after={messages.unit}
          defaultValue={quantity}
        />
      </div>
    </div>
  );
}
