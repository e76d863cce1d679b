"use client";

import { ArrowRight, ChevronRight } from "../drawings/index.ts";
import { useEffect, useId, useRef } from "react";
import { enhanceDetails } from "../details-menu/enhance-details.ts";
import { Icon } from "../icon/index.ts";
import type { NavigationCategory, NavigationLink } from "../navigation/index.ts";
import { useLink, useMessages } from "../provider/index.ts";
import { MegaMenuCards } from "./mega-menu-cards.tsx";
import { firstOpen } from "./mega-menu.logic.ts";
import { moveInMegaMenu } from "./mega-menu-keys.ts";
import * as css from "./mega-menu.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface MegaMenuProps extends RootProps<HTMLDivElement> {
  /** Root categories, each with its active sub-categories; a root without any is a plain link. */
  categories: readonly NavigationCategory[];
  /** The list of all products. */
  allHref: string;
  /** Other pages about products, at the end of the column: campaigns, colours, comparison. @default none */
  links?: readonly NavigationLink[];
}

/**
 * The panel under "Products": the root categories in a column, beside it the open root's sub-categories as cards with
 * pictures, at most eight, and a link to all. Every root is a disclosure whose links are in the page.
 */
export function MegaMenu({ categories, allHref, links = [], className, ...rest }: MegaMenuProps) {
  const messages = useMessages("mega-menu");
  const Link = useLink();
  const group = useId();
  const rail = useRef<HTMLUListElement>(null);
  const open = firstOpen(categories);

  // The listeners depend on the set of roots.
  const roots = categories.map((root) => root.id).join();
  useEffect(() => {
    const list = rail.current;
    if (list === null || roots === "") return undefined;
    const drawers = [...list.querySelectorAll<HTMLDetailsElement>(":scope > li > details")];
    const undo = drawers.map((details) => enhanceDetails(details, { hover: true, stays: true }));
    list.addEventListener("keydown", moveInMegaMenu);
    return () => {
      undo.forEach((takeOff) => takeOff());
      list.removeEventListener("keydown", moveInMegaMenu);
    };
  }, [roots]);

  return (
    <div {...rest} className={classList(css.menu, className)}>
      <div className={css.railColumn}>
        <ul ref={rail} className={css.rail} aria-label={messages.categories}>
          {categories.map((root) => (
            <li key={root.id}>
              {root.children.length === 0 ? (
                <Link
                  href={root.href}
                  className={css.root}
                  aria-current={root.current ? "true" : undefined}
                  data-mega-root=""
                >
                  {root.title}
                </Link>
              ) : (
                <details name={group} open={root === open} suppressHydrationWarning>
                  <summary className={css.root} data-mega-root="">
                    {root.title}
                    <span className={css.rootMark}>
                      <Icon icon={ChevronRight} size="small" mirrored />
                    </span>
                  </summary>
                  <MegaMenuCards root={root} />
                </details>
              )}
            </li>
          ))}
        </ul>
        <AllProducts href={allHref} />
        {links.length > 0 && (
          <ul className={css.links}>
            {links.map(({ href, title, current = false }) => (
              <li key={href}>
                <Link href={href} className={css.link} aria-current={current ? "page" : undefined}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The link to all products. */
function AllProducts({ href }: { href: string }) {
  const messages = useMessages("mega-menu");
  const Link = useLink();
  return (
    <Link href={href} className={css.all}>
      {messages.allProducts}
      <Icon icon={ArrowRight} size="small" mirrored />
    </Link>
  );
}

/** Only the root categories, as links: the menu before and without JavaScript. */
export function MegaMenuRoots({ categories, allHref }: Pick<MegaMenuProps, "categories" | "allHref">) {
  const messages = useMessages("mega-menu");
  const Link = useLink();
  return (
    <div className={css.menu}>
      <div className={css.railColumn}>
        <ul className={css.rail} aria-label={messages.categories}>
          {categories.map(({ id, href, title, current = false }) => (
            <li key={id}>
              <Link href={href} className={css.root} aria-current={current ? "true" : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <AllProducts href={allHref} />
      </div>
    </div>
  );
}
