"use client";

import { Heart, ShoppingCart } from "../drawings/index.ts";
import { memo, type ReactNode } from "react";
import { Icon, type IconComponent } from "../icon/index.ts";
import { VisuallyHidden } from "../layout/index.ts";
import { LanguageMenu, type LanguageLinks } from "../language-menu/index.ts";
import { MobileSidebar, type MobileSidebarProps } from "../mobile-sidebar/index.ts";
import type { NavigationGroup, NavigationLink } from "../navigation/index.ts";
import { formatMessage, type PluralMessage } from "../messages/message.ts";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import { SearchForm, type SearchFormProps } from "../search-form/index.ts";
import { UserMenu, type UserMenuProps } from "../user-menu/index.ts";
import { Logo } from "./logo.tsx";
import { MainNavigation, menuGroup, type ProductsEntry } from "./main-navigation.tsx";
import { SearchOverlay } from "./search-overlay.tsx";
import * as css from "./site-header.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

export interface SiteHeaderProps extends RootProps {
  /** The site's name, for the logo's link. Default `Preforma`. */
  name?: string;
  /** The home page, where the logo leads. */
  homeHref: string;
  /** A custom logo instead of `Logo`, e.g. an image from the settings. */
  logo?: ReactNode;
  /** The products entry with the categories of its mega menu. @default no such entry */
  products?: ProductsEntry;
  /** Further entries in their order; a group is a menu entry without a page. */
  items: readonly (NavigationLink | NavigationGroup)[];
  /** The search: in the header on desktops, below 992 px behind a button. @default none */
  search?: Omit<SearchFormProps, "size" | "initialFocus">;
  /** `count` is known in the browser only: leave it out on the server. */
  favourites?: { href: string; count?: number };
  /** The cart with the number of its lines, also known in the browser only. */
  cart?: { href: string; count?: number };
  /** The signed-in user, and the links of the account. @default no user menu */
  user?: UserMenuProps;
  /** Always shown in the sidebar, and in the header for sites without a top bar. */
  languages?: LanguageLinks;
  /** Whether the top bar above shows the languages on wide windows. Default true. */
  languagesInTopBar?: boolean;
  /** Further content of the sidebar: secondary links, settings and contact. */
  sidebar?: Pick<MobileSidebarProps, "more" | "tools" | "phones" | "emails">;
  /** Stays at the top while the page scrolls (`fixed_menu` of the settings). Default false. */
  fixed?: boolean;
}

/** The parts with the most links: not rendered again when the visitor and the counts become known. */
const Sidebar = memo(MobileSidebar);
const Navigation = memo(MainNavigation);

/** The header of every page: logo, main navigation with the mega menu, search, favourites, account, mobile menu. */
export function SiteHeader(props: SiteHeaderProps) {
  const {
    name = "Preforma",
    homeHref,
    logo,
    products,
    items,
    search,
    favourites,
    cart,
    user,
    languages,
    sidebar,
  } = props;
  const messages = useMessages("site-header");
  const { locale } = useLocale();
  const Link = useLink();
  const counted = (count: number, name: string, withCount: PluralMessage) =>
    count > 0 ? formatMessage(withCount, { count }, locale) : name;
  const languagesHere = languages !== undefined && props.languagesInTopBar === false;
  const wideTools = favourites !== undefined || cart !== undefined || user !== undefined || languagesHere;
  return (
    <header
      {...rootPropsOf(props)}
      className={classList(props.fixed ? css.header.fixed : css.header.flowing, props.className)}
    >
      <div className={css.inner}>
        <Sidebar
          {...sidebar}
          products={products}
          items={items}
          languages={languages}
          triggerClassName={css.narrowTool}
        />
        <Link
          href={homeHref}
          className={css.home}
          aria-label={formatMessage(messages.home, { name }, locale)}
        >
          {logo ?? <Logo name={name} />}
        </Link>
        <Navigation products={products} items={items} />
        <div className={css.end}>
          {search && (
            <div className={css.wideSearch}>
              <SearchForm {...search} />
            </div>
          )}
          <div className={wideTools ? css.tools : css.narrowTools}>
            {search && <SearchOverlay search={search} categories={products?.categories} />}
            {favourites && (
              <Counted
                {...favourites}
                icon={Heart}
                label={counted(favourites.count ?? 0, messages.favourites, messages.favouriteProducts)}
                className={css.tool}
              />
            )}
            {cart && (
              <Counted
                {...cart}
                icon={ShoppingCart}
                label={counted(cart.count ?? 0, messages.cart, messages.cartProducts)}
                className={css.tool}
              />
            )}
            {languagesHere && (
              <div className={css.wideTool}>
                <LanguageMenu {...languages} name={menuGroup} />
              </div>
            )}
            {user && <UserMenu {...user} />}
          </div>
        </div>
      </div>
    </header>
  );
}

interface CountedProps {
  href: string;
  count?: number;
  icon: IconComponent;
  /** The name, with the count. */
  label: string;
  className: string;
}

/** A link to a collection, with its item count. */
function Counted({ href, count = 0, icon, label, className }: CountedProps) {
  const Link = useLink();
  const isRounded = count > 99;
  return (
    // A label must contain the visible text; the exact number does not contain the rounded one, so it is separate text.
    <Link href={href} className={className} aria-label={isRounded ? undefined : label}>
      <Icon icon={icon} />
      {isRounded && <VisuallyHidden>{label}</VisuallyHidden>}
      {count > 0 && (
        <span className={isRounded ? css.fullBadge : css.badge} aria-hidden="true">
          {isRounded ? "99+" : count}
        </span>
      )}
    </Link>
  );
}
