"use client";

import { offerFieldsOf, requestLengths } from "@preforma/domain/requests";
import type { ReactNode } from "react";
import { Form, FormTextArea, FormTextField, type FormSchema } from "../form/index.ts";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import {
  SendButton,
  SenderEmail,
  SenderNames,
  SenderPhone,
  SentView,
  sendWith,
  type RequestFormProps,
} from "../request-form/index.ts";
import * as shared from "../request-form/request-form.css.ts";
import * as css from "./quote-dialog.css.ts";
import { QuoteProductFields, type QuoteProduct } from "./quote-product.tsx";

export interface QuoteFormProps extends RequestFormProps {
  /** What the offer is wanted for: one product, or those of a basket, whose fields are then called `items.0.quantity`. */
  products: readonly QuoteProduct[];
  /** The products of a basket as `QuoteLines`, which can be taken out, in place of `products`. */
  lines?: ReactNode;
  /** The whole address of the product's page; shown, not to be changed. */
  productUrl?: string;
}

/**
 * Asks for a quote. The server adds the chosen products and variants to the message. After a failure all input stays.
 */
export function QuoteForm({
  send,
  sender,
  note,
  onClose,
  products,
  lines,
  productUrl,
  ...rest
}: QuoteFormProps) {
  const common = useMessages("request-form");
  const messages = useMessages("quote-dialog");
  const { locale } = useLocale();
  const texts = useMessages("outcomes");
  const [only] = products;
  const isOne = products.length === 1;
  const hasVariants = products.some(({ variants = [] }) => variants.length > 0);
  return (
    <Form
      {...rest}
      schema={quoteSchema}
      send={sendWith(send, { sent: texts.QUOTE_SENT, notSent: texts.QUOTE_NOT_SENT })}
      draft={`quote.${lines === undefined ? products.map(({ id }) => id).join("-") : "basket"}`}
      sent={<SentView title={texts.QUOTE_SENT} detail={texts.QUOTE_SENT_DETAIL} onClose={onClose} />}
    >
      {lines !== undefined ? (
        lines
      ) : isOne && only ? (
        <QuoteProductFields product={only} prefix="" />
      ) : (
        <div className={shared.group}>
          <p className={shared.groupTitle}>
            {formatMessage(messages.products, { count: products.length }, locale)}
          </p>
          <ul role="list" className={css.products}>
            {products.map((product, index) => (
              <li key={`${product.id}-${index}`}>
                <QuoteProductFields product={product} prefix={`items.${index}.`} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {isOne && productUrl !== undefined && (
        <FormTextField
          name="product_url"
          type="url"
          label={messages.productUrl}
          dir="ltr"
          readOnly
          defaultValue={productUrl}
        />
      )}
      <SenderNames sender={sender} />
      <FormTextField
        name="company"
        label={common.company}
        autoComplete="organization"
        maxLength={requestLengths.company}
        defaultValue={sender?.company}
      />
      <div className={shared.widePair}>
        <SenderEmail sender={sender} />
        <SenderPhone sender={sender} />
      </div>
      <FormTextArea
        name="message"
        label={common.message}
        hint={hasVariants ? `${messages.messageHint}. ${messages.variantsAppended}` : messages.messageHint}
        maxLength={requestLengths.message}
      />
      {note && <div className={shared.note}>{note}</div>}
      <div className={shared.actions}>
        <SendButton variant="accent">{messages.send}</SendButton>
      </div>
    </Form>
  );
}

/** The rule of a request for an offer, put to the flat fields of its HTML form. */
async function quoteSchema(): Promise<FormSchema> {
  const { offerRequestSchema } = await import("@preforma/domain/requests/schema");
  return {
    safeParse: (fields) => offerRequestSchema.safeParse(offerFieldsOf(fields as Record<string, unknown>)),
  };
}
