import { ProductItems, type ProductItemsProps } from "../product-grid/product-items.tsx";
import { Skeleton, SkeletonGroup } from "../skeleton/index.ts";
import * as css from "./product-list.css.ts";
import { classList } from "../theme/class-list.ts";
import type { ProductSkeletonProps } from "../product-grid/product-grid.tsx";

export interface ProductListProps extends ProductItemsProps {}

/** Products one below another, each a `ProductRow`: for reading codes, prices and quantities rather than pictures. */
export function ProductList(props: ProductListProps) {
  return (
    <ProductItems {...props} className={classList(css.list, props.className)} itemClassName={css.item} />
  );
}

/** Placeholders for loading rows; announces the loading once. */
export function ProductListSkeleton({ count = 8, className, ...rest }: ProductSkeletonProps) {
  return (
    <SkeletonGroup {...rest} className={classList(css.list, className)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.item}>
          <div className={css.row}>
            <Skeleton shape="tile" className={css.placeholder} />
            <div className={css.words}>
              <Skeleton />
              <Skeleton shape="shortText" />
            </div>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
