"use client";

import { textIn } from "@preforma/domain/locales";
import { accountMessages } from "@preforma/domain/account";
import { ButtonLink } from "../button/button.tsx";
import { useLocale, useMessages } from "../provider/provider.tsx";
import * as css from "./verify-notice.css.ts";
import type { RootProps } from "../layout/root-props.ts";
import { CircleCheck, Link2Off, MailCheck } from "../drawings/index.ts";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { Heading } from "../text/text.tsx";
import { classList } from "../theme/class-list.ts";

export interface DeadLinkNoticeProps extends RootProps<HTMLDivElement> {
  /** The page on which another link is asked for. */
  retryHref: string;
  /** What that page is asked for, on the button. */
  retryLabel: string;
  /** The heading's place in the outline. @default 1 */
  headingLevel?: 1 | 2 | 3;
}

/** Shown for a mail link that has expired or was already used, with a button to request another one. */
export function DeadLinkNotice({ retryHref, retryLabel, headingLevel = 1, ...rest }: DeadLinkNoticeProps) {
  const messages = useMessages("verify-notice");
  const { locale } = useLocale();
  return (
    <Notice
      {...rest}
      status="used"
      title={messages.used}
      detail={textIn(accountMessages.linkInvalid, locale)}
      headingLevel={headingLevel}
    >
      <div className={css.again}>
        <ButtonLink href={retryHref} wide>
          {retryLabel}
        </ButtonLink>
      </div>
    </Notice>
  );
}

interface NoticeProps extends RootProps<HTMLDivElement> {
  /** The result of a link; it decides the mark. */
  status: "sent" | "verified" | "used";
  title: string;
  detail: string;
  headingLevel: 1 | 2 | 3;
  /** The way on. */
  children: ReactNode;
}

const icons = { sent: MailCheck, verified: CircleCheck, used: Link2Off };

/** A mark, what has happened, and the way on: the same for every link of a mail. */
export function Notice({ status, title, detail, headingLevel, children, className, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={classList(css.notice, className)}>
      <span className={css.marks[status]}>
        <Icon icon={icons[status]} size="large" />
      </span>
      <Heading level={headingLevel} size="xl">
        {title}
      </Heading>
      <p className={css.detail}>{detail}</p>
      {children}
    </div>
  );
}
