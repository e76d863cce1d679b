"use client";

import { formatMoney, type OrderSummary } from "@preforma/domain/shop";
import type { ReactNode } from "react";
import { Card, stretchedLink } from "../card/card.tsx";
import { DateText } from "../dates/index.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { formatMessage } from "../messages/message.ts";
import { NoPicture } from "../cart-lines/no-picture.tsx";
import { Picture, type ImageSource } from "../picture/picture.tsx";
import { useLink, useLocale, useMessages } from "../provider/provider.tsx";
import { OrderStateBadge } from "./order-state-badge.tsx";
import * as css from "./order-card.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface OrderCardProps extends RootProps {
  /** As in the list of orders; pass its pictures as `images`. */
  order: Omit<OrderSummary, "images">;
  /** The order's page. */
  href: string;
  /** Pictures of the ordered products, in line order, null for a withdrawn product; the first few are shown. */
  images?: readonly (ImageSource | null)[];
  /** The card's own buttons and links, such as one that pays. */
  actions?: ReactNode;
  /** The heading's place in the outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Max pictures on a card. */
const maxPictures = 4;

/** An order in a list: number, date, state, products and total. The whole card opens the order. */
export function OrderCard({
  order,
  href,
  images = [],
  actions,
  headingLevel = 3,
  className,
  ...rest
}: OrderCardProps) {
  const messages = useMessages("order-card");
  const { locale } = useLocale();
  const Link = useLink();
  const Heading = `h${headingLevel}` as const;
  const shown = images.slice(0, maxPictures);
  const more = order.line_count - shown.length;
  return (
    <Card as="article" interactive {...rest} className={classList(css.card, className)}>
      <div className={css.head}>
        <div className={css.texts}>
          <Heading className={css.number}>
            <Link href={href} className={stretchedLink}>
              <VisuallyHidden>{messages.order} </VisuallyHidden>
              <bdi dir="ltr">{order.number}</bdi>
            </Link>
          </Heading>
          <p className={css.muted}>
            <DateText date={order.created_at} />
          </p>
        </div>
        <OrderStateBadge state={order.state} paymentType={order.payment_type} />
      </div>
      <div className={css.foot}>
        {shown.length > 0 && (
          <ul role="list" className={css.pictures} aria-hidden="true">
            {shown.map((image, place) => (
              // One article may have been ordered in several colours.
              <li key={`${place} ${image?.url}`} className={css.stage}>
                {image ? (
                  <Picture image={image} alt="" sizes="3.5rem" className={css.picture} />
                ) : (
                  <NoPicture />
                )}
              </li>
            ))}
            {more > 0 && (
              <li className={css.more}>
                <bdi dir="ltr">{`+${more}`}</bdi>
              </li>
            )}
          </ul>
        )}
        <p className={css.sums}>
          <span className={css.muted}>
            {formatMessage(messages.lines, { count: order.line_count }, locale)}
          </span>
          <bdi className={css.total}>{formatMoney(order.total_minor, order.currency, locale)}</bdi>
        </p>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </Card>
  );
}
