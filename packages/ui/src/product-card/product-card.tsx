"use client";

import type { ReactNode } from "react";
import { ActionForm } from "../button/action-form.tsx";
import { Highlight } from "../highlight/index.ts";
import { Picture, type ImageSource } from "../picture/index.ts";
import { useLink } from "../provider/index.ts";
import { ProductCode, ProductFacts, ProductPrice } from "./product-words.tsx";
import * as css from "./product-card.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

export interface ProductCardProps extends RootProps {
  /** The product's page. */
  href: string;
  /** What it is called in the reader's language. */
  title: string;
  /** Ranges of the title that matched a search, half-open UTF-16 offsets. */
  highlights?: readonly (readonly [start: number, end: number])[];
  /** The article's code, as written on an invoice. */
  code: string;
  /** The product alone on a quiet ground. @default an empty place of the same size */
  image?: ImageSource;
  /** Two or three short facts already in the reader's language: volume, neck finish, material. */
  facts?: readonly string[];
  /** Price of one piece without VAT, minor units of an ISO 4217 currency; absent means on request. See `Price`. */
  price?: { amountMinor: number; currency: string } | null;
  /** Pieces of the smallest order. */
  minimumOrder?: number;
  /** How many articles share this shape, itself included. */
  variantCount?: number;
  /** Shows that it is suitable for food contact. @default false */
  foodContact?: boolean;
  /**
   * Whether and when it is available, in the reader's language, such as “In stock: 30+ cartons”. What cannot be
   * ordered now stands out. @default nothing is said
   */
  availability?: { text: string; canBeOrdered: boolean };
  /** The heading's level in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Loads the picture at once; for the first row of a list. */
  priority?: boolean;
  /** How wide the card's picture is laid out. */
  sizes?: string;
  /**
   * Buttons over the picture's corner, such as the heart; they are no part of the card's link. They are in one form:
   * each says by `formAction` where it posts to. @default none
   */
  actions?: ReactNode;
}

/**
 * A product in a list. The whole card is one link with the title as its name; a pointer may press
 * anywhere, a screen reader meets one link.
 */
export function ProductCard(props: ProductCardProps) {
  const { href, title, code, image, facts, foodContact, availability } = props;
  const Link = useLink();
  const Heading = `h${props.headingLevel ?? 3}` as const;
  return (
    <article {...rootPropsOf(props)} className={classList(css.card, props.className)}>
      {image ? (
        <Picture
          image={image}
          alt=""
          frameClassName={css.stage}
          className={css.image}
          sizes={props.sizes ?? "(min-width: 992px) 280px, 45vw"}
          priority={props.priority ?? false}
        />
      ) : (
        <div className={css.stage} />
      )}
      <Heading className={css.title}>
        <Link href={href} className={css.link}>
          <Highlight text={title} ranges={props.highlights ?? []} />
        </Link>
      </Heading>
      <ProductFacts facts={facts} />
      <ProductCode code={code} foodContact={foodContact} availability={availability} />
      <ProductPrice
        price={props.price}
        minimumOrder={props.minimumOrder}
        variantCount={props.variantCount}
        availability={availability}
      />
      {props.actions !== undefined && <ActionForm className={css.actions}>{props.actions}</ActionForm>}
    </article>
  );
}
