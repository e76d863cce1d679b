"use client";

import type { ReactNode } from "react";
import { Phone } from "../drawings/index.ts";
import { Icon } from "../icon/index.ts";
import { LanguageMenu, type LanguageLinks } from "../language-menu/index.ts";
import { formatMessage } from "../messages/message.ts";
import type { NavigationLink } from "../navigation/index.ts";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import { Ticker, type TickerItem } from "../ticker/index.ts";
import * as css from "./top-bar.css.ts";
import type { RootProps } from "../layout/root-props.ts";
import { classList } from "../theme/class-list.ts";

/** A phone number to call. */
export interface PhoneLink {
  /** The formatted number, e.g. `+90 212 555 01 23`. */
  text: string;
  /** `tel:` with dial code and digits. */
  href: string;
}

export interface TopBarProps extends RootProps<HTMLDivElement> {
  /** News, announcements, blog, FAQ and help. */
  links: readonly NavigationLink[];
  /** Numbers to call, the most important first. */
  phones?: readonly PhoneLink[];
  /** A visitor's setting next to the language, such as a `PriceSwitch`. @default nothing */
  tools?: ReactNode;
  /** The same page in other languages. @default no switch */
  languages?: LanguageLinks;
  /** Announcements that scroll below the bar (`scrolling_text` of the settings), at any width. @default none */
  announcements?: readonly TickerItem[];
}

/**
 * The narrow bar above the header. Under 992 px only its announcements stay, because the sidebar has the same links.
 */
export function TopBar({
  links,
  phones = [],
  tools,
  languages,
  announcements = [],
  className,
  ...rest
}: TopBarProps) {
  const messages = useMessages("top-bar");
  const { locale } = useLocale();
  const Link = useLink();
  return (
    <>
      <div {...rest} className={classList(css.bar, className)}>
        <div className={css.inner}>
          <nav aria-label={messages.navigation}>
            <ul className={css.list}>
              {links.map((link) => (
                <li key={link.href}>
                  <Link
                    href={link.href}
                    className={css.link}
                    aria-current={link.current ? "page" : undefined}
                  >
                    {link.title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={css.tools}>
            {phones.map((phone) => (
              <a
                key={phone.href}
                href={phone.href}
                className={css.link}
                aria-label={formatMessage(messages.phone, { number: phone.text }, locale)}
              >
                <Icon icon={Phone} size="small" />
                <bdi dir="ltr">{phone.text}</bdi>
              </a>
            ))}
            {tools}
            {languages && <LanguageMenu {...languages} />}
          </div>
        </div>
      </div>
      <Ticker items={announcements} />
    </>
  );
}
