"use client";

import { ArrowRight } from "../drawings/index.ts";
import { Icon } from "../icon/index.ts";
import type { NavigationCategory } from "../navigation/index.ts";
import { Picture } from "../picture/index.ts";
import { formatMessage } from "../messages/message.ts";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import { classList } from "../theme/class-list.ts";
import { cardsOf, megaMenuCards } from "./mega-menu.logic.ts";
import * as css from "./mega-menu.css.ts";

/** The overlay of one root category: its cards and a link to all of it. */
export function MegaMenuCards({ root }: { root: NavigationCategory }) {
  const messages = useMessages("mega-menu");
  const { locale } = useLocale();
  const Link = useLink();
  const cards = cardsOf(root);
  const hasPictures = cards.some(({ image }) => image !== undefined);
  return (
    <div className={css.overlay}>
      <Link href={root.href} className={css.overlayTitle} data-mega-card="">
        {formatMessage(messages.allIn, { title: root.title }, locale)}
        <Icon icon={ArrowRight} size="small" mirrored />
      </Link>
      <ul
        className={
          hasPictures
            ? classList(css.cards, cards.length <= megaMenuCards / 2 && css.singleRow)
            : css.wordCards
        }
      >
        {cards.map((card) => (
          <li key={card.id}>
            <Link
              href={card.href}
              className={hasPictures ? css.card : css.wordCard}
              aria-current={card.current ? "true" : undefined}
              data-mega-card=""
            >
              {hasPictures && (
                <span className={css.tile}>
                  {card.image && <Picture image={card.image} alt="" sizes="14rem" className={css.picture} />}
                </span>
              )}
              <span className={css.cardText}>
                <span className={css.cardTitle}>{card.title}</span>
                {card.count !== undefined && (
                  <span className={css.count}>
                    {formatMessage(messages.products, { count: card.count }, locale)}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
