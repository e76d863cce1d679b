"use client";

import { Heart } from "lucide-react";
import type { ReactNode } from "react";
import { DetailsMenu } from "../details-menu/index.ts";
import * as menu from "../details-menu/details-menu.css.ts";
import { Icon } from "../icon/index.ts";
import { LanguageMenu, type LanguageLinks } from "../language-menu/index.ts";
import { MegaMenu } from "../mega-menu/index.ts";
import { MobileSidebar, type MobileSidebarProps } from "../mobile-sidebar/index.ts";
import type { NavigationCategory, NavigationGroup, NavigationLink } from "../navigation/index.ts";
import { formatMessage } from "../messages/message.ts";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import { SearchForm, type SearchFormProps } from "../search-form/index.ts";
import { UserMenu, type UserMenuProps } from "../user-menu/index.ts";
import { Logo } from "./logo.tsx";
import { moveAlongBar } from "./bar-keys.ts";
import { SearchOverlay } from "./search-overlay.tsx";
import * as css from "./site-header.css.ts";

/** The products entry of the main navigation with its mega menu. */
export interface ProductsEntry {
  title: string;
  /** The list of all products. */
  href: string;
  /** Root categories with all that is active below them; the mega menu shows two levels, the sidebar all. */
  categories: readonly NavigationCategory[];
  /** Whether the page that is shown is about products. */
  current?: boolean;
}

export interface SiteHeaderProps {
  /** The site's name, for the logo's link. Default `Preforma`. */
  name?: string;
  homeHref: string;
  /** A logo of one's own instead of `Logo`, e.g. an image from the settings. */
  logo?: ReactNode;
  products?: ProductsEntry;
  /** Further entries in their order; a group is a menu entry without a page of its own. */
  items: readonly (NavigationLink | NavigationGroup)[];
  search?: Omit<SearchFormProps, "size" | "initialFocus">;
  /** `count` is known in the browser only: leave it out on the server. */
  favourites?: { href: string; count?: number };
  user?: Omit<UserMenuProps, "name">;
  /** Shown in the header itself for sites without a top bar, and in the sidebar always. */
  languages?: LanguageLinks;
  /** Whether the top bar above shows the languages on wide windows. Default true. */
  languagesInTopBar?: boolean;
  /** What the sidebar shows besides: quieter links and contact. */
  sidebar?: Pick<MobileSidebarProps, "more" | "phones" | "emails">;
  /** Stays at the top while the page scrolls (`fixed_menu` of the settings). Default false. */
  fixed?: boolean;
}

/** One group of the header's menus: opening one closes the others, also without JavaScript. */
const group = "site-header";

/** The header of every page: logo, main navigation with the mega menu, search, favourites, account, mobile menu. */
export function SiteHeader(props: SiteHeaderProps) {
  const { name = "Preforma", homeHref, logo, products, items, search, favourites, user, languages, sidebar } = props;
  const messages = useMessages("site-header");
  const { locale } = useLocale();
  const Link = useLink();
  return (
    <header className={props.fixed ? css.header.fixed : css.header.flowing}>
      <div className={css.inner}>
        <MobileSidebar {...sidebar} products={products} items={items} languages={languages} triggerClassName={css.narrowTool} />
        <Link href={homeHref} className={css.home} aria-label={formatMessage(messages.home, { name }, locale)}>
          {logo ?? <Logo name={name} />}
        </Link>
        <nav className={css.navigation} aria-label={messages.mainNavigation}>
          <ul className={css.bar} onKeyDown={moveAlongBar}>
            {products && (
              <li>
                <DetailsMenu summary={<CurrentMark {...products} />} name={group} hover anchor="header">
                  <MegaMenu categories={products.categories} allHref={products.href} />
                </DetailsMenu>
              </li>
            )}
            {items.map((item) => (
              <li key={item.title}>
                {"links" in item ? <GroupMenu {...item} /> : <BarLink {...item} />}
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.end}>
          {search && (
            <div className={css.wideSearch}>
              <SearchForm {...search} />
            </div>
          )}
          <div className={css.tools}>
            {search && <SearchOverlay search={search} categories={products?.categories} />}
            {favourites && <Favourites {...favourites} />}
            {languages && props.languagesInTopBar === false && (
              <div className={css.wideTool}>
                <LanguageMenu {...languages} name={group} />
              </div>
            )}
            {user && <UserMenu {...user} name={group} />}
          </div>
        </div>
      </div>
    </header>
  );
}

function CurrentMark({ title, current = false }: { title: string; current?: boolean }) {
  return <span className={current ? css.here : undefined}>{title}</span>;
}

function BarLink({ href, title, current = false }: NavigationLink) {
  const Link = useLink();
  return (
    <Link href={href} className={css.barLink} aria-current={current ? "page" : undefined} data-menu-stop="">
      <CurrentMark title={title} current={current} />
    </Link>
  );
}

function GroupMenu({ title, links }: NavigationGroup) {
  const Link = useLink();
  return (
    <DetailsMenu summary={<CurrentMark title={title} current={links.some((link) => link.current)} />} name={group} hover>
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

function Favourites({ href, count = 0 }: { href: string; count?: number }) {
  const messages = useMessages("site-header");
  const { locale } = useLocale();
  const Link = useLink();
  return (
    <Link href={href} className={css.tool} aria-label={count > 0 ? formatMessage(messages.favouriteProducts, { count }, locale) : messages.favourites}>
      <Icon icon={Heart} />
      {count > 0 && (
        <span className={css.badge} aria-hidden="true">
          {count > 99 ? "99+" : count}
        </span>
      )}
    </Link>
  );
}
