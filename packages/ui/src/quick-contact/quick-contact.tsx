"use client";

import { Mail, MessageCircle, MessageSquareText, Phone, X } from "../drawings/index.ts";
import { useEffect, useRef } from "react";
import { enhanceDetails } from "../details-menu/enhance-details.ts";
import { Icon, type IconComponent } from "../icon/index.ts";
import { VisuallyHidden } from "../layout/index.ts";
import { useLink, useMessages } from "../provider/index.ts";
import * as css from "./quick-contact.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface QuickContactProps extends RootProps {
  /** The number as it is read, and its `tel:` address. @default not offered */
  phone?: { text: string; href: string };
  /** The `https://wa.me/` address of the company's number. @default not offered */
  whatsappHref?: string;
  /** The address as it is read, and its `mailto:`. @default not offered */
  email?: { text: string; href: string };
  /** The contact page's form. @default not offered */
  formHref?: string;
}

/**
 * A tab at the edge of the window with the quickest ways to contact the company. Show it where the setting
 * `quick_contact_button` is on. It opens without JavaScript, is as wide as the margin of the page, so that it covers
 * no content, and stays clear of the cookie banner.
 */
export function QuickContact({
  phone,
  whatsappHref,
  email,
  formHref,
  className,
  ...rest
}: QuickContactProps) {
  const messages = useMessages("quick-contact");
  const Link = useLink();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(
    () =>
      details.current === null ? undefined : enhanceDetails(details.current, { hover: false, stays: false }),
    [],
  );
  const ways: { href: string; icon: IconComponent; text: string; detail?: string }[] = [];
  if (phone) ways.push({ href: phone.href, icon: Phone, text: messages.call, detail: phone.text });
  if (whatsappHref !== undefined)
    ways.push({ href: whatsappHref, icon: MessageCircle, text: messages.whatsapp });
  if (email) ways.push({ href: email.href, icon: Mail, text: messages.mail, detail: email.text });
  if (ways.length === 0 && formHref === undefined) return null;
  return (
    <aside aria-label={messages.label} {...rest} className={classList(css.place, className)}>
      <details ref={details} suppressHydrationWarning>
        <summary className={css.button} title={messages.label}>
          <VisuallyHidden>{messages.label}</VisuallyHidden>
          <span className={css.sign}>
            <Icon icon={MessageSquareText} className={css.whileClosed} />
            <Icon icon={X} className={css.whileOpen} />
          </span>
        </summary>
        <ul role="list" className={css.panel}>
          {ways.map(({ href, icon, text, detail }) => (
            <li key={href}>
              <a href={href} className={css.way}>
                <Icon icon={icon} />
                {detail === undefined ? (
                  text
                ) : (
                  <span>
                    {text}
                    <bdi dir="ltr" className={css.detail}>
                      {detail}
                    </bdi>
                  </span>
                )}
              </a>
            </li>
          ))}
          {formHref !== undefined && (
            <li>
              <Link href={formHref} className={css.way}>
                <Icon icon={MessageSquareText} />
                {messages.form}
              </Link>
            </li>
          )}
        </ul>
      </details>
    </aside>
  );
}
