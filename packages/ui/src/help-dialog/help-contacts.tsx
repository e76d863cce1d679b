"use client";

import type { SiteSettings } from "@preforma/domain/settings";
import { Clock, Mail, MapPin, MessageCircle, Phone } from "../drawings/index.ts";
import type { ReactNode } from "react";
import { Icon, type IconComponent } from "../icon/icon.tsx";
import { useMessages } from "../provider/provider.tsx";
import * as css from "./help-dialog.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface HelpContactsProps extends RootProps {
  /** The settings' contact lists, in their order. */
  contactInfo: SiteSettings["contact_info"];
  /** What the entries' keys mean in the page's language: `{ sales: "Satış" }`. A key without one goes unnamed. */
  contactLabels?: Readonly<Record<string, string>>;
  /** Names the list, where a page has another part of the usual name. @default "Reach us", in the page's language */
  title?: string;
  /** When staff answer: opening and closing time, such as `["09:00", "18:00"]`. */
  hours?: { weekdays: readonly [string, string]; saturday: readonly [string, string] };
}

/** All contact options from the settings. */
export function HelpContacts({
  contactInfo,
  contactLabels = {},
  hours,
  title,
  className,
  ...rest
}: HelpContactsProps) {
  const messages = useMessages("help-dialog");
  return (
    <section aria-label={title ?? messages.reach} {...rest} className={classList(css.contacts, className)}>
      <p className={css.contactsTitle} aria-hidden>
        {title ?? messages.reach}
      </p>
      <address className={css.ways}>
        <ContactRow icon={Phone} name={messages.phone}>
          {contactInfo.phone.map(({ key, value }) => (
            <Way key={key + value} label={contactLabels[key]} icon={isChat(key) ? MessageCircle : undefined}>
              <a href={hrefOfPhone(key, value)} className={css.link}>
                <bdi dir="ltr">{value}</bdi>
              </a>
            </Way>
          ))}
        </ContactRow>
        <ContactRow icon={Mail} name={messages.email}>
          {contactInfo.email.map(({ key, value }) => (
            <Way key={key + value} label={contactLabels[key]}>
              <a href={`mailto:${value}`} className={css.link}>
                <bdi dir="ltr">{value}</bdi>
              </a>
            </Way>
          ))}
        </ContactRow>
        <ContactRow icon={MapPin} name={messages.address}>
          {contactInfo.address.map(({ key, value }) => (
            <Way key={key + value} label={contactLabels[key]}>
              {/* Aligned with the other lines in any script. */}
              <span>
                <bdi>{value}</bdi>
              </span>
            </Way>
          ))}
        </ContactRow>
        {hours && (
          <ContactRow icon={Clock} name={messages.hours}>
            {(["weekdays", "saturday"] as const).map((days) => (
              <Way key={days} label={messages[days]}>
                {/* Opening to closing time is left-to-right in every language, below the day's name. */}
                <span>
                  <bdi dir="ltr">{hours[days].join("–")}</bdi>
                </span>
              </Way>
            ))}
          </ContactRow>
        )}
      </address>
    </section>
  );
}

const isChat = (key: string): boolean => key.toLowerCase() === "whatsapp";

/** A chat URL takes digits only, a `tel:` URL also the plus sign. */
const hrefOfPhone = (key: string, value: string): string =>
  isChat(key) ? `https://wa.me/${value.replace(/\D/g, "")}` : `tel:${value.replace(/[^\d+]/g, "")}`;

function ContactRow({
  icon,
  name,
  children,
}: {
  icon: IconComponent;
  name: string;
  children: readonly ReactNode[];
}) {
  if (children.length === 0) return null;
  return (
    <div className={css.group}>
      <Icon icon={icon} className={css.mark} label={name} />
      <ul role="list" className={css.list}>
        {children}
      </ul>
    </div>
  );
}

function Way({
  label,
  icon,
  children,
}: {
  label?: string;
  icon?: IconComponent | undefined;
  children: ReactNode;
}) {
  return (
    <li className={css.way}>
      {label && (
        <span className={css.label}>
          {icon && <Icon icon={icon} size="text" />}
          {label}
        </span>
      )}
      {children}
    </li>
  );
}
