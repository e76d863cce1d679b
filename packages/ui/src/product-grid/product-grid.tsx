import type { ReactNode } from "react";
import { Skeleton, SkeletonGroup } from "../skeleton/index.ts";
import * as css from "./product-grid.css.ts";

export interface ProductGridProps {
  /** One element per product, each with a key. */
  children: readonly ReactNode[] | ReactNode;
  /** Dims the cards while other ones are on their way; what is there stays usable. */
  pending?: boolean;
  /** Names the list for screen readers. */
  label?: string;
}

/** A list of product cards that fills its row: two columns on a phone, up to five on a wide screen. */
export function ProductGrid({ children, pending = false, label }: ProductGridProps) {
  const items = Array.isArray(children) ? (children as readonly ReactNode[]) : [children];
  return (
    <ul
      className={pending ? css.gridPending : css.grid}
      role="list"
      aria-label={label}
      aria-busy={pending || undefined}
    >
      {items.map((child, index) => (
        <li key={keyOf(child) ?? index} className={css.cell}>
          {child}
        </li>
      ))}
    </ul>
  );
}

/** Places for cards that are still loading; says once that they are. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <SkeletonGroup className={css.grid}>
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

function keyOf(child: ReactNode): string | null {
  return typeof child === "object" && child !== null && "key" in child ? child.key : null;
}
