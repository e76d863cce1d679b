"use client";

import { useEffect, useRef } from "react";
import { DetailsMenu } from "../details-menu/index.ts";
import * as menu from "../details-menu/details-menu.css.ts";
import { MegaMenu, MegaMenuRoots } from "../mega-menu/mega-menu.tsx";
import type { NavigationCategory, NavigationGroup, NavigationLink } from "../navigation/index.ts";
import { useLink, useMessages } from "../provider/index.ts";
import * as css from "./site-header.css.ts";
import { isShortcut, placeAfter, stepAlongLine } from "../details-menu/arrow-keys.logic.ts";

/** The products entry of the main navigation with its mega menu. */
export interface ProductsEntry {
  title: string;
  /** The list of all products. */
  href: string;
  /** Root categories with all their active descendants; the mega menu shows two levels, the sidebar all. */
  categories: readonly NavigationCategory[];
  /** Other pages about products, such as campaigns and colours: at the end of the menu and of its sidebar section. */
  links?: readonly NavigationLink[];
  /** Whether the current page is about products. */
  current?: boolean;
}

/** The shared name of the header's menus: opening one closes the others, also without JavaScript. */
export const menuGroup = "site-header";

export interface MainNavigationProps {
  products?: ProductsEntry;
  items: readonly (NavigationLink | NavigationGroup)[];
}

/** The bar of wide windows: products with the mega menu, disclosure groups, links. */
export function MainNavigation({ products, items }: MainNavigationProps) {
  const messages = useMessages("site-header");
  const bar = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = bar.current;
    list?.addEventListener("keydown", moveAlongBar);
    return () => list?.removeEventListener("keydown", moveAlongBar);
  }, []);
  return (
    <nav className={css.navigation} aria-label={messages.mainNavigation}>
      <ul ref={bar} className={css.bar}>
        {products && (
          <li>
            <DetailsMenu
              summary={<Entry {...products} />}
              name={menuGroup}
              hover
              anchor="header"
              fallback={<MegaMenuRoots categories={products.categories} allHref={products.href} />}
            >
              <MegaMenu categories={products.categories} allHref={products.href} links={products.links} />
            </DetailsMenu>
          </li>
        )}
        {items.map((item) => (
          <li key={item.title}>{"links" in item ? <GroupMenu {...item} /> : <BarLink {...item} />}</li>
        ))}
      </ul>
    </nav>
  );
}

/** An entry's title, marked if it is current. */
function Entry({ title, current = false }: { title: string; current?: boolean }) {
  return <span className={current ? css.here : undefined}>{title}</span>;
}

function BarLink({ href, title, current = false }: NavigationLink) {
  const Link = useLink();
  return (
    <Link href={href} className={css.barLink} aria-current={current ? "page" : undefined} data-menu-stop="">
      <Entry title={title} current={current} />
    </Link>
  );
}

function GroupMenu({ title, links }: NavigationGroup) {
  const Link = useLink();
  const current = links.some((link) => link.current);
  return (
    <DetailsMenu summary={<Entry title={title} current={current} />} name={menuGroup} hover>
      <ul className={menu.list}>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} className={menu.link} aria-current={link.current ? "page" : undefined}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </DetailsMenu>
  );
}

/** Moves along the main navigation with the arrow keys, Home and End, in reading direction. */
function moveAlongBar(event: KeyboardEvent): void {
  const { target, currentTarget: bar } = event;
  if (
    !(target instanceof HTMLElement) ||
    !(bar instanceof HTMLElement) ||
    !target.hasAttribute("data-menu-stop") ||
    isShortcut(event)
  )
    return;
  const step = stepAlongLine(event.key, getComputedStyle(bar).direction === "rtl" ? "rtl" : "ltr");
  if (step === undefined) return;
  const stops = [...bar.querySelectorAll<HTMLElement>("[data-menu-stop]")];
  event.preventDefault();
  stops[placeAfter(step, stops.indexOf(target), stops.length)]?.focus();
}
