import { ProductCard, ProductPrice, type ProductCardProps } from "@preforma/ui/product-card";
import { CompareToggle } from "../compare/index.ts";
import { FavouriteHeart } from "../favourites/index.ts";
import { fullPicture, type ListedView } from "../catalogue/index.ts";
import { hydrateWhenUsed } from "../../platform/loading/lazy-hydrated.tsx";

interface ListedProductProps extends Pick<ProductCardProps, "headingLevel" | "priority"> {
  product: ListedView;
}

/** Writing the first number takes a phone 50 ms: the server has written these. */
const LaterPrice = hydrateWhenUsed(ProductPrice);

/** A product among others: its card, with the heart and the way to compare it. */
export function ListedProduct({ product: { id, image, ...card }, ...more }: ListedProductProps) {
  return (
    <ProductCard
      {...card}
      {...(image === undefined ? {} : { image: fullPicture(image) })}
      {...more}
      foot={
        <LaterPrice
          price={card.price}
          minimumOrder={card.minimumOrder}
          variantCount={card.variantCount}
          availability={card.availability}
        />
      }
      actions={
        <>
          <FavouriteHeart id={id} title={card.title} />
          <CompareToggle id={id} title={card.title} />
        </>
      }
    />
  );
}

/** The same below the first window. */
export const LaterProduct = hydrateWhenUsed(ListedProduct);
