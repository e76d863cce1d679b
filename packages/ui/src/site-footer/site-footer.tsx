"use client";

import type { ReactNode } from "react";
import { ChevronDown } from "../drawings/index.ts";
import { Icon } from "../icon/index.ts";
import { formatMessage } from "../messages/message.ts";
import type { NavigationLink } from "../navigation/index.ts";
import { useLink, useLocale, useMessages } from "../provider/index.ts";
import { Logo } from "../site-header/logo.tsx";
import type { PhoneLink } from "../top-bar/index.ts";
import { SocialLinks, type SocialLink } from "./social-links.tsx";
import * as css from "./site-footer.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

/** Opening and closing time, `HH:MM`. */
export type Hours = readonly [opens: string, closes: string];

export interface SiteFooterProps extends RootProps {
  /** The company's name in the legal line. Default `Preforma`. */
  name?: string;
  /** A custom logo instead of `Logo`, for a dark background. */
  logo?: ReactNode;
  /** One or two sentences about the company. */
  about?: string;
  /** Links of the service column: contact, questions, help. */
  service: readonly NavigationLink[];
  /** Links of the orders column: cart, campaigns, bank accounts. */
  orders: readonly NavigationLink[];
  /** Links of the company column: about, certificates, references. */
  company: readonly NavigationLink[];
  /** Postal addresses, one text each. */
  addresses?: readonly string[];
  /** Numbers to call, the most important first. */
  phones?: readonly PhoneLink[];
  /** Mail addresses, one text each. */
  emails?: readonly string[];
  /** When staff answer: opening and closing time, `HH:MM`. */
  hours?: { weekdays: Hours; saturday: Hours };
  /** The company's profiles elsewhere (`social_media_links` of the settings). */
  social?: readonly SocialLink[];
  /** Legal documents: privacy, cookies, terms. */
  legal?: readonly NavigationLink[];
  /** The year of the legal line. */
  year: number;
  /** The button that opens the cookie settings; rendered by the site, styled as a link here. */
  cookieSettings?: ReactNode;
}

/** The end of every page: links, contact details and the legal line. */
export function SiteFooter(props: SiteFooterProps) {
  const { name = "Preforma", logo, about, social = [], legal = [], year, cookieSettings } = props;
  const { service, orders, company, addresses, phones, emails, hours } = props;
  const messages = useMessages("site-footer");
  const { locale } = useLocale();
  return (
    <footer {...rootPropsOf(props)} className={classList(css.footer, props.className)}>
      <div className={css.inner}>
        <div className={css.lead}>
          <span className={css.logo}>{logo ?? <Logo name={name} />}</span>
          {about && <p className={css.about}>{about}</p>}
          <SocialLinks links={social} tone="ink" />
        </div>
        <div className={css.columns}>
          <Column title={messages.service} links={service} />
          <Column title={messages.orders} links={orders} />
          <Column title={messages.company} links={company} />
          <FooterContact addresses={addresses} phones={phones} emails={emails} hours={hours} />
        </div>
        <div className={css.legal}>
          <p className={css.rights}>{formatMessage(messages.rights, { year: String(year), name }, locale)}</p>
          {(legal.length > 0 || cookieSettings) && (
            <nav aria-label={messages.legal}>
              <ul className={css.legalLinks}>
                {legal.map((link) => (
                  <li key={link.href}>
                    <FooterLink {...link} />
                  </li>
                ))}
                {cookieSettings && <li className={css.slot}>{cookieSettings}</li>}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </footer>
  );
}

/** On a phone the links are collapsed, in the server's HTML already; see `fold` in the styles. */
function Column({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={css.columnHeading}>{title}</h2>
      <details className={css.fold}>
        <summary className={css.foldSummary}>
          {title}
          <Icon icon={ChevronDown} size="small" className={css.foldSign} />
        </summary>
        <ul className={css.list}>
          {links.map((link) => (
            <li key={link.href}>
              <FooterLink {...link} />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function FooterLink({ href, title, current = false }: NavigationLink) {
  const Link = useLink();
  return (
    <Link href={href} className={css.link} aria-current={current ? "page" : undefined}>
      {title}
    </Link>
  );
}

/** The contact details and working hours; renders nothing if there are none. */
function FooterContact({
  addresses = [],
  phones = [],
  emails = [],
  hours,
}: Pick<SiteFooterProps, "addresses" | "phones" | "emails" | "hours">) {
  const messages = useMessages("site-footer");
  if (addresses.length + phones.length + emails.length === 0 && !hours) return null;
  return (
    <section className={css.contact} aria-label={messages.contact}>
      <h2 className={css.heading}>{messages.contact}</h2>
      <address className={css.address}>
        {addresses.map((address) => (
          <p key={address} className={css.place}>
            <bdi>{address}</bdi>
          </p>
        ))}
        <ul role="list" className={css.list}>
          {phones.map((phone) => (
            <li key={phone.href}>
              <a href={phone.href} className={css.link}>
                <bdi dir="ltr">{phone.text}</bdi>
              </a>
            </li>
          ))}
          {emails.map((email) => (
            <li key={email}>
              <a href={`mailto:${email}`} className={css.link}>
                {/* In the page's direction, so that a second line starts where the first does. */}
                <span>
                  <bdi dir="ltr">
                    {/* In a narrow column it breaks at the `@`, not within a word. */}
                    {email.slice(0, email.indexOf("@") + 1)}
                    <wbr />
                    {email.slice(email.indexOf("@") + 1)}
                  </bdi>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </address>
      {hours && (
        <>
          <h3 className={css.subheading}>{messages.hours}</h3>
          <dl className={css.hours}>
            <Day name={messages.weekdays} hours={hours.weekdays} />
            <Day name={messages.saturday} hours={hours.saturday} />
          </dl>
        </>
      )}
    </section>
  );
}

/** One line of the working hours. The time range reads from left to right in every language, as clock times do. */
function Day({ name, hours: [opens, closes] }: { name: string; hours: Hours }) {
  return (
    <div className={css.day}>
      <dt>{name}</dt>
      <dd dir="ltr" className={css.time}>
        <time dateTime={opens}>{opens}</time>–<time dateTime={closes}>{closes}</time>
      </dd>
    </div>
  );
}
