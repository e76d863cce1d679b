"use client";

import { Highlight } from "../highlight/index.ts";
import { Picture } from "../picture/index.ts";
import type { ProductCardProps } from "../product-card/index.ts";
import { ProductCode, ProductFacts, ProductPrice } from "../product-card/product-words.tsx";
import { useLink } from "../provider/index.ts";
import * as css from "./product-list.css.ts";
import { rootPropsOf } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

/** A row says what a card says: a list may change between both. */
export interface ProductRowProps extends Omit<ProductCardProps, "actions"> {
  /** Buttons at the row's end, such as the one that asks for a quote; they are no part of the row's link. @default none */
  actions?: ProductCardProps["actions"];
}

/** A product as a row of a `ProductList`: picture, what it is, what it costs, and what can be done. The row is one link. */
export function ProductRow(props: ProductRowProps) {
  const { href, title, code, image, facts, price, minimumOrder, variantCount, foodContact, actions } = props;
  const Link = useLink();
  const Heading = `h${props.headingLevel ?? 3}` as const;
  return (
    <article {...rootPropsOf(props)} className={classList(css.row, props.className)}>
      {image ? (
        <Picture
          image={image}
          alt=""
          frameClassName={css.stage}
          className={css.image}
          sizes={props.sizes ?? "112px"}
          priority={props.priority ?? false}
        />
      ) : (
        <div className={css.stage} />
      )}
      <div className={css.words}>
        <Heading className={css.title}>
          <Link href={href} className={css.link}>
            <Highlight text={title} ranges={props.highlights ?? []} />
          </Link>
        </Heading>
        <ProductFacts facts={facts} />
        <ProductCode code={code} foodContact={foodContact} />
      </div>
      <div className={css.end}>
        <ProductPrice price={price} minimumOrder={minimumOrder} variantCount={variantCount} />
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </article>
  );
}
