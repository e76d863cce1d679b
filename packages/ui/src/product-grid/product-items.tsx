import type { ReactNode } from "react";
import { classList } from "../theme/class-list.ts";
import * as css from "./product-items.css.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface ProductItemsProps extends RootProps<HTMLUListElement> {
  /** One element per product, each with a key. */
  children: readonly ReactNode[] | ReactNode;
  /** Dims the pictures while other products are on their way; what is there stays usable. @default false */
  pending?: boolean;
  /** Names the list for screen readers. */
  label?: string;
}

/** What lists of products have in common, however they are laid out. */
export function ProductItems({
  children,
  pending = false,
  label,
  className,
  itemClassName,
  ...rest
}: ProductItemsProps & { className: string; itemClassName: string }) {
  const items = Array.isArray(children) ? (children as readonly ReactNode[]) : [children];
  return (
    <ul
      role="list"
      aria-label={label}
      aria-busy={pending || undefined}
      {...rest}
      className={classList(className, pending && css.pending)}
    >
      {items.map((child, index) => (
        <li key={keyOf(child) ?? index} className={itemClassName}>
          {child}
        </li>
      ))}
    </ul>
  );
}

function keyOf(child: ReactNode): string | null {
  return typeof child === "object" && child !== null && "key" in child ? child.key : null;
}
