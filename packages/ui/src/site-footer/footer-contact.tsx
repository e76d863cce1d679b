"use client";

import { useMessages } from "../provider/index.ts";
import type { Hours, SiteFooterProps } from "./site-footer.tsx";
import * as css from "./site-footer.css.ts";

/** How to reach the company, and when staff answer. */
export function FooterContact({
  addresses = [],
  phones = [],
  emails = [],
  hours,
}: Pick<SiteFooterProps, "addresses" | "phones" | "emails" | "hours">) {
  const messages = useMessages("site-footer");
  return (
    <section className={css.contact} aria-label={messages.contact}>
      <h2 className={css.heading}>{messages.contact}</h2>
      <address className={css.address}>
        {addresses.map((address) => (
          <p key={address} className={css.place}>
            <bdi>{address}</bdi>
          </p>
        ))}
        <ul className={css.list}>
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
                {/* In the reader's direction, so that a second line begins where the first does. */}
                <span>
                  <bdi dir="ltr">
                    {/* Where the column is too narrow for it, it breaks at its sign and not within a word. */}
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

/** One line of the working hours. From opening to closing reads from the left in every language, as clocks do. */
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
