import { formattingTag, type Locale } from "@preforma/domain/locales";
import { Badge } from "../badge/index.ts";
import { Highlight } from "../highlight/index.ts";
import { Picture, type ImageSource } from "../picture/index.ts";
import { formatMessage } from "../messages/message.ts";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import * as css from "./product-card.css.ts";

export interface ProductCardProps {
  href: string;
  title: string;
  /** Ranges of the title that matched a search, half-open UTF-16 offsets. */
  highlights?: readonly (readonly [start: number, end: number])[];
  /** The article's code, as it stands on an invoice. */
  code: string;
  image?: ImageSource;
  /** Two or three short facts already in the reader's language: volume, neck finish, material. */
  facts?: readonly string[];
  /** Price of one piece, minor units of an ISO 4217 currency; absent means on request. */
  price?: { amountMinor: number; currency: string } | null;
  /** Pieces of the smallest order. */
  minimumOrder?: number;
  /** How many articles share this shape, itself included. */
  variantCount?: number;
  foodContact?: boolean;
  /** The heading's level in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Loads the picture at once; for the first row of a list. */
  priority?: boolean;
  /** How wide the card's picture is laid out. */
  sizes?: string;
}

/**
 * A product in a list. The whole card is one link with the title as its name; a pointer may press
 * anywhere, a screen reader meets one link.
 */
export function ProductCard(props: ProductCardProps) {
  const { href, title, code, image, facts = [], price, minimumOrder, variantCount = 1 } = props;
  const messages = useMessages("product-card");
  const { locale } = useLocale();
  const Link = useLink();
  const Heading = `h${props.headingLevel ?? 3}` as const;
  return (
    <article className={css.card}>
      <div className={css.stage}>
        {image && (
          <Picture
            image={image}
            alt=""
            className={css.image}
            sizes={props.sizes ?? "(min-width: 992px) 280px, 45vw"}
            priority={props.priority ?? false}
          />
        )}
      </div>
      <div className={css.body}>
        <Heading className={css.title}>
          <Link href={href} className={css.link}>
            <Highlight text={title} ranges={props.highlights ?? []} />
          </Link>
        </Heading>
        {facts.length > 0 && (
          <ul className={css.facts} role="list">
            {facts.map((fact) => (
              <li key={fact}>
                <bdi>{fact}</bdi>
              </li>
            ))}
          </ul>
        )}
        <p className={css.code}>
          <bdi dir="ltr">{code}</bdi>
          {props.foodContact && <Badge tone="success">{messages.foodContact}</Badge>}
        </p>
        <div className={css.foot}>
          <p className={css.price}>
            {price ? (
              <span>
                <bdi className={css.amount}>{formatPrice(price, locale)}</bdi>
                <span className={css.unit}>{` / ${messages.perPiece}`}</span>
              </span>
            ) : (
              <span className={css.unit}>{messages.priceOnRequest}</span>
            )}
          </p>
          {(minimumOrder ?? 1) > 1 && (
            <p className={css.note}>
              {formatMessage(messages.minimumOrder, { count: minimumOrder ?? 1 }, locale)}
            </p>
          )}
          {variantCount > 1 && (
            <p className={css.note}>{formatMessage(messages.variants, { count: variantCount }, locale)}</p>
          )}
        </div>
      </div>
    </article>
  );
}

/** An amount in minor units as its language writes it; small parts cost fractions of a unit, so digits stay. */
export function formatPrice(price: { amountMinor: number; currency: string }, locale: Locale): string {
  const key = `${locale} ${price.currency}`;
  let format = priceFormats.get(key);
  if (format === undefined) {
    const numbers = new Intl.NumberFormat(formattingTag(locale), {
      style: "currency",
      currency: price.currency,
    });
    format = { numbers, unit: 10 ** (numbers.resolvedOptions().maximumFractionDigits ?? 2) };
    priceFormats.set(key, format);
  }
  return format.numbers.format(price.amountMinor / format.unit);
}

/** Making a format costs more than all the rest of a card, and a server writes thousands of prices. */
const priceFormats = new Map<string, { numbers: Intl.NumberFormat; unit: number }>();
