"use client";

import { isLocale, localeNames, type Locale } from "@preforma/domain/locales";
import { Check, Globe } from "../drawings/index.ts";
import { DetailsMenu } from "../details-menu/index.ts";
import * as menu from "../details-menu/details-menu.css.ts";
import { Icon } from "../icon/index.ts";
import { formatMessage } from "../messages/message.ts";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import * as css from "./language-menu.css.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface LanguageLinks {
  /** The same page in the languages that are offered, in the order in which they are listed. */
  hrefs: Readonly<Partial<Record<Locale, string>>>;
  /** What languages are called. @default each by its own name */
  names?: Readonly<Partial<Record<Locale, string>>>;
  /** Called before the link is followed, to remember the choice. */
  onLocaleChange?: (locale: Locale) => void;
}

export interface LanguageMenuProps extends LanguageLinks, RootProps<HTMLDetailsElement> {
  /** Menus with the same name close each other. */
  name?: string;
  /** Which end of the button the panel hangs from. Default `end`. */
  align?: "start" | "end";
}

/** Whether there is anything to choose between: a page in one language needs no menu. */
export function hasChoice({ hrefs }: LanguageLinks): boolean {
  return Object.keys(hrefs).length > 1;
}

/**
 * The language of the page, and links to the same page in the other languages, each by its own name. Nothing is shown
 * where there is one language.
 */
export function LanguageMenu({
  hrefs,
  names,
  onLocaleChange,
  name,
  align = "end",
  ...rest
}: LanguageMenuProps) {
  const messages = useMessages("language-menu");
  const { locale } = useLocale();
  const own = isLocale(locale)
    ? (names?.[locale] ?? localeNames[locale])
    : new Intl.DisplayNames(locale, { type: "language" }).of(locale);
  if (!hasChoice({ hrefs })) return null;
  return (
    <DetailsMenu
      {...rest}
      name={name}
      align={align}
      summaryClassName={css.button}
      label={formatMessage(messages.language, { language: own ?? locale }, locale)}
      summary={
        <>
          <Icon icon={Globe} size="small" />
          <bdi>{own}</bdi>
        </>
      }
    >
      <LanguageList hrefs={hrefs} names={names} onLocaleChange={onLocaleChange} />
    </DetailsMenu>
  );
}

export interface LanguageListProps extends LanguageLinks, RootProps<HTMLUListElement> {
  /** In place of the look that it has in a menu. */
  className?: string;
}

/** The languages as a list of links, for the menu and the sidebar. */
export function LanguageList({
  hrefs,
  names,
  onLocaleChange,
  className = menu.list,
  ...rest
}: LanguageListProps) {
  const { locale: current } = useLocale();
  const Link = useLink();
  const links = Object.keys(hrefs)
    .filter(isLocale)
    .flatMap((locale) => (hrefs[locale] === undefined ? [] : { locale, href: hrefs[locale] }));
  return (
    <ul role="list" {...rest} className={className}>
      {links.map(({ locale, href }) => (
        <li key={locale}>
          <Link
            href={href}
            lang={locale}
            hrefLang={locale}
            className={menu.link}
            aria-current={locale === current ? "true" : undefined}
            onClick={() => onLocaleChange?.(locale)}
          >
            {/* In its own direction, so that a trailing mark stays at the right end. */}
            <bdi>{names?.[locale] ?? localeNames[locale]}</bdi>
            {locale === current && (
              <span className={css.mark}>
                <Icon icon={Check} size="small" />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
