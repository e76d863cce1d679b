import { Skeleton, SkeletonGroup } from "../skeleton/index.ts";
import { ProductItems, type ProductItemsProps } from "./product-items.tsx";
import * as css from "./product-grid.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface ProductGridProps extends ProductItemsProps {}

/** A list of product cards that fills its row: two columns on a phone, up to five on a wide screen. */
export function ProductGrid(props: ProductGridProps) {
  return (
    <ProductItems {...props} className={classList(css.grid, props.className)} itemClassName={css.cell} />
  );
}

/** The props of `ProductGridSkeleton` and `ProductListSkeleton`. */
export interface ProductSkeletonProps extends RootProps<HTMLDivElement> {
  /** The number of placeholders. @default 8 */
  count?: number;
}

/** Placeholders for loading cards; announces the loading once. */
export function ProductGridSkeleton({ count = 8, className, ...rest }: ProductSkeletonProps) {
  return (
    <SkeletonGroup {...rest} className={classList(css.grid, className)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.cell}>
          <Skeleton shape="tile" className={css.placeholder} />
          <Skeleton />
          <Skeleton shape="shortText" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
