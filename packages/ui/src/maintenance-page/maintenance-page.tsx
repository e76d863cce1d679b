"use client";

import { formattingTag } from "@preforma/domain/locales";
import { Mail, Phone } from "../drawings/index.ts";
import type { ReactNode } from "react";
import { Icon } from "../icon/index.ts";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import { Heading, Text } from "../text/index.ts";
import * as css from "./maintenance-page.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

export interface MaintenancePageProps extends RootProps {
  /** The company's logo. @default none */
  logo?: ReactNode;
  /** When the work is expected to end, ISO 8601. @default not shown */
  until?: string;
  /** The time zone in which that is written; named with it. @default "Europe/Istanbul" */
  timeZone?: string;
  /** The number as it is read, and its `tel:` address. */
  phone?: { text: string; href: string };
  /** The address as it is read, and its `mailto:`. */
  email?: { text: string; href: string };
}

/** Replaces the whole site while `maintenance_mode` is on. Send it with status 503. */
export function MaintenancePage(props: MaintenancePageProps) {
  const { logo, until, timeZone = "Europe/Istanbul", phone, email } = props;
  const messages = useMessages("maintenance-page");
  const { locale } = useLocale();
  const when =
    until === undefined
      ? undefined
      : new Intl.DateTimeFormat(formattingTag(locale), {
          day: "numeric",
          month: "long",
          hour: "2-digit",
          minute: "2-digit",
          timeZone,
          timeZoneName: "shortOffset",
        }).format(new Date(until));
  return (
    <main {...rootPropsOf(props)} className={classList(css.page, props.className)}>
      {logo}
      <Heading level={1} size="xxl">
        {messages.title}
      </Heading>
      <Text size="l" tone="muted" measure>
        {messages.text}
      </Text>
      {when !== undefined && (
        <p className={css.until}>
          <time dateTime={until}>{formatMessage(messages.until, { when }, locale)}</time>
        </p>
      )}
      {(phone ?? email) && (
        <div>
          <Text size="s" tone="muted">
            {messages.contact}
          </Text>
          <ul role="list" className={css.contact}>
            {phone && (
              <li>
                <a href={phone.href} className={css.way}>
                  <Icon icon={Phone} size="small" />
                  <bdi dir="ltr">{phone.text}</bdi>
                </a>
              </li>
            )}
            {email && (
              <li>
                <a href={email.href} className={css.way}>
                  <Icon icon={Mail} size="small" />
                  <bdi dir="ltr">{email.text}</bdi>
                </a>
              </li>
            )}
          </ul>
        </div>
      )}
    </main>
  );
}
