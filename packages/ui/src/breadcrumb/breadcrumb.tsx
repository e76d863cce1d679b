"use client";

import { useLink, useMessages } from "../provider/provider.tsx";
import { classList } from "../theme/class-list.ts";
import * as css from "./breadcrumb.css.ts";
import type { RootProps } from "../layout/root-props.ts";

/** One step of the path from the home page. */
export interface BreadcrumbItem {
  readonly label: string;
  /** The step's URL. The last one, the page itself, needs none. */
  readonly href?: string;
}

export interface BreadcrumbProps extends RootProps {
  /** From the home page to the page itself, which comes last. */
  readonly items: readonly BreadcrumbItem[];
}

/** The path from the home page to this page. In a narrow window it shows the parent page only. */
export function Breadcrumb({ items, ...rest }: BreadcrumbProps) {
  const messages = useMessages("breadcrumb");
  const Link = useLink();
  return (
    <nav aria-label={messages.label} {...rest}>
      <ol className={css.list} role="list">
        {items.map(({ label, href }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={href ?? label} className={css.item}>
              {isLast || href === undefined ? (
                <span className={classList(isLast && css.current)} aria-current={isLast ? "page" : undefined}>
                  {label}
                </span>
              ) : (
                <Link href={href} className={css.link}>
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
