"use client";

import { Badge } from "../badge/index.ts";
import { formatMessage } from "../messages/message.ts";
import { Price } from "../price/price.tsx";
import { useLocale, useMessages } from "../provider/index.ts";
import type { ProductCardProps } from "./product-card.tsx";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";
import * as css from "./product-card.css.ts";

/** What tells a product's shape, in a line. */
export function ProductFacts({ facts = [] }: Pick<ProductCardProps, "facts">) {
  return (
    facts.length > 0 && (
      // Isolated by characters: a list has twenty cards, and an element for each fact would be sixty.
      <p className={css.facts}>{facts.map((fact) => `\u2068${fact}\u2069`).join("\u00a0· ")}</p>
    )
  );
}

/** The article's code, that it may touch food, and that it cannot be ordered now. */
export function ProductCode({
  code,
  foodContact,
  availability,
}: Pick<ProductCardProps, "code" | "foodContact" | "availability">) {
  const messages = useMessages("product-card");
  return (
    <p className={css.code}>
      <bdi dir="ltr">{code}</bdi>
      {foodContact && <Badge tone="success">{messages.foodContact}</Badge>}
      {availability?.canBeOrdered === false && <Badge tone="warning">{availability.text}</Badge>}
    </p>
  );
}

interface ProductPriceProps
  extends
    RootProps<HTMLDivElement>,
    Pick<ProductCardProps, "price" | "minimumOrder" | "variantCount" | "availability"> {}

/** What a piece costs, from how many, how many variants there are, and what is in stock. */
export function ProductPrice({
  price,
  minimumOrder = 1,
  variantCount = 1,
  availability,
  className,
  ...rest
}: ProductPriceProps) {
  const messages = useMessages("product-card");
  const { locale } = useLocale();
  // One line of text, for the same reason as the facts.
  const notes = [
    minimumOrder > 1 && formatMessage(messages.minimumOrder, { count: minimumOrder }, locale),
    // Its number stays beside its word.
    variantCount > 1 &&
      formatMessage(messages.variants, { count: variantCount }, locale).replaceAll(" ", "\u00a0"),
  ].filter((note) => note !== false);
  return (
    <div {...rest} className={classList(css.foot, className)}>
      {price ? (
        <p key="price" className={css.price}>
          <Price {...price} className={css.amount} />
          {` /\u00a0${messages.perPiece}`}
        </p>
      ) : (
        <p key="none" className={css.price}>
          {messages.priceOnRequest}
        </p>
      )}
      {notes.length > 0 && <p className={css.note}>{notes.join("\u00a0· ")}</p>}
      {availability?.canBeOrdered && <p className={css.availability}>{availability.text}</p>}
    </div>
  );
}
