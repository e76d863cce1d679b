import { Badge } from "../badge/index.ts";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import { formatPrice } from "./format-price.ts";
import type { ProductCardProps } from "./product-card.tsx";
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

/** The article's code, that it may touch food, and that there is none of it now. */
export function ProductCode({
  code,
  foodContact,
  outOfStock,
}: Pick<ProductCardProps, "code" | "foodContact" | "outOfStock">) {
  const messages = useMessages("product-card");
  return (
    <p className={css.code}>
      <bdi dir="ltr">{code}</bdi>
      {foodContact && <Badge tone="success">{messages.foodContact}</Badge>}
      {outOfStock && <Badge tone="warning">{messages.outOfStock}</Badge>}
    </p>
  );
}

/** What a piece costs, from how many, and how many variants there are. */
export function ProductPrice({
  price,
  minimumOrder = 1,
  variantCount = 1,
}: Pick<ProductCardProps, "price" | "minimumOrder" | "variantCount">) {
  const messages = useMessages("product-card");
  const { locale } = useLocale();
  return (
    <div className={css.foot}>
      {price ? (
        <p key="price" className={css.price}>
          <bdi className={css.amount}>{formatPrice(price, locale)}</bdi>
          {` / ${messages.perPiece}`}
        </p>
      ) : (
        <p key="none" className={css.price}>
          {messages.priceOnRequest}
        </p>
      )}
      {minimumOrder > 1 && (
        <p className={css.note}>{formatMessage(messages.minimumOrder, { count: minimumOrder }, locale)}</p>
      )}
      {variantCount > 1 && (
        <p className={css.note}>{formatMessage(messages.variants, { count: variantCount }, locale)}</p>
      )}
    </div>
  );
}
