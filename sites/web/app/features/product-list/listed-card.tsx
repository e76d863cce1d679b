import { ProductCard, type ProductCardProps } from "@preforma/ui/product-card";
import { CompareToggle } from "../compare/index.ts";
import { FavouriteHeart } from "../favourites/index.ts";
import { fullPicture, type ListedView } from "../catalogue/index.ts";

export interface ListedCardProps extends Pick<ProductCardProps, "headingLevel" | "priority"> {
  product: ListedView;
}

/** A product in a list: its card, with the heart and the comparison toggle. */
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
