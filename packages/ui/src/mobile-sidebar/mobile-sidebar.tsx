"use client";

import type { ReactNode } from "react";
import { Mail, Menu, Phone } from "../drawings/index.ts";
import { Icon } from "../icon/index.ts";
import { hasChoice, LanguageList, type LanguageLinks } from "../language-menu/index.ts";
import type { NavigationCategory, NavigationGroup, NavigationLink } from "../navigation/index.ts";
import { useMessages } from "../provider/index.ts";
import { AnchorDialog } from "../anchor-dialog/index.ts";
import type { PhoneLink } from "../top-bar/index.ts";
import { CategoryTree, SidebarBranch, SidebarLink } from "./sidebar-entries.tsx";
import * as css from "./mobile-sidebar.css.ts";
import type { RootProps } from "../layout/root-props.ts";

type Entries = Pick<MobileSidebarProps, "products" | "items" | "tools" | "languages">;

export interface MobileSidebarProps extends RootProps {
  /** The products entry: its title, the list of all, the category tree, as deep as it goes, and other pages about them. */
  products?: {
    title: string;
    href: string;
    categories: readonly NavigationCategory[];
    links?: readonly NavigationLink[];
  };
  /** Entries of the main navigation, in their order; groups fold open. */
  items: readonly (NavigationLink | NavigationGroup)[];
  /** Quieter links at the end: news, help and the like. */
  more?: readonly NavigationLink[];
  /** What visitors set for themselves beside the language: a `PriceSwitch`. @default nothing */
  tools?: ReactNode;
  /** The same page in other languages. @default no switch */
  languages?: LanguageLinks;
  /** Numbers to call, the most important first. */
  phones?: readonly PhoneLink[];
  /** Mail addresses, one text each. */
  emails?: readonly string[];
  /** Its address on the page, which opens it without JavaScript. Default `site-menu`. */
  id?: string;
  /** For the look of the button that opens it. */
  triggerClassName?: string;
}

/** The menu button of narrow windows and the sidebar that it opens, from the side where reading starts. */
export function MobileSidebar({
  products,
  items,
  more = [],
  tools,
  languages,
  phones = [],
  emails = [],
  id = "site-menu",
  triggerClassName,
  ...rest
}: MobileSidebarProps) {
  const messages = useMessages("mobile-sidebar");
  return (
    <AnchorDialog
      {...rest}
      id={id}
      trigger={<Icon icon={Menu} />}
      triggerLabel={messages.title}
      triggerClassName={triggerClassName}
      title={messages.title}
      closeLabel={messages.close}
      fallback={<SidebarFallback {...{ products, items, tools, languages }} />}
    >
      <nav aria-label={messages.title} className={css.section}>
        <ul className={css.list}>
          {products && (
            <SidebarBranch title={products.title} open>
              <SidebarLink href={products.href} title={messages.allProducts} quiet />
              <CategoryTree categories={products.categories} />
              {products.links?.map((link) => (
                <SidebarLink key={link.href} {...link} quiet />
              ))}
            </SidebarBranch>
          )}
          {items.map((item) =>
            "links" in item ? (
              <SidebarBranch key={item.title} title={item.title}>
                {item.links.map((link) => (
                  <SidebarLink key={link.href} {...link} />
                ))}
              </SidebarBranch>
            ) : (
              <SidebarLink key={item.href} {...item} />
            ),
          )}
        </ul>
      </nav>
      {more.length > 0 && (
        <nav aria-label={messages.more} className={css.section}>
          <ul className={css.moreList}>
            {more.map((link) => (
              <SidebarLink key={link.href} {...link} quiet />
            ))}
          </ul>
        </nav>
      )}
      {tools !== undefined && <div className={css.tools}>{tools}</div>}
      {languages && hasChoice(languages) && (
        <section aria-label={messages.language} className={css.section}>
          <h3 className={css.heading}>{messages.language}</h3>
          <LanguageList {...languages} className={css.languages} />
        </section>
      )}
      {phones.length + emails.length > 0 && (
        <section aria-label={messages.contact} className={css.contact}>
          {phones.map((phone) => (
            <a key={phone.href} href={phone.href} className={css.contactLink}>
              <Icon icon={Phone} size="small" />
              <bdi dir="ltr">{phone.text}</bdi>
            </a>
          ))}
          {emails.map((email) => (
            <a key={email} href={`mailto:${email}`} className={css.contactLink}>
              <Icon icon={Mail} size="small" />
              <bdi dir="ltr">{email}</bdi>
            </a>
          ))}
        </section>
      )}
    </AnchorDialog>
  );
}

/** What the sidebar shows before and without JavaScript: links to pages, which link to all others. */
function SidebarFallback({ products, items, tools, languages }: Entries) {
  const messages = useMessages("mobile-sidebar");
  return (
    <nav aria-label={messages.title} className={css.section}>
      <ul className={css.list}>
        {products && <SidebarLink href={products.href} title={messages.allProducts} />}
        {products?.categories.map(({ id, href, title, current }) => (
          <SidebarLink key={id} href={href} title={title} current={current} quiet />
        ))}
        {items
          .flatMap((item) => ("links" in item ? item.links : item))
          .map((link) => (
            <SidebarLink key={link.href} {...link} />
          ))}
      </ul>
      {tools !== undefined && <div className={css.tools}>{tools}</div>}
      {languages && hasChoice(languages) && <LanguageList {...languages} className={css.languages} />}
    </nav>
  );
}
