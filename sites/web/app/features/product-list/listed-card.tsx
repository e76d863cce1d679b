import { ProductCard, type ProductCardProps } from "@preforma/ui/product-card";
import { CompareToggle } from "../compare/index.ts";
import { FavouriteHeart } from "../favourites/index.ts";
import { fullPicture, type ListedView } from "../catalogue/index.ts";

export interface ListedCardProps extends Pick<ProductCardProps, "headingLevel" | "priority"> {
  product: ListedView;
}

/** A product among others: its card, with the heart and the way to compare it. */
export default function ListedCard({ product: { id, image, ...card }, ...more }: ListedCardProps) {
  return (
    <ProductCard
      {...card}
      {...(image === undefined ? {} : { image: fullPicture(image) })}
      {...more}
      actions={
        <>
          <FavouriteHeart id={id} title={card.title} />
          <CompareToggle id={id} title={card.title} />
        </>
      }
    />
  );
}
