"use client";

import { textIn } from "@preforma/domain/locales";
import { accountMessages } from "@preforma/domain/account";
import { ButtonLink } from "../button/button.tsx";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { Notice } from "./notice.tsx";
import * as css from "./verify-notice.css.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface DeadLinkNoticeProps extends RootProps<HTMLDivElement> {
  /** The page on which another link is asked for. */
  againHref: string;
  /** What that page is asked for, on the button. */
  againLabel: string;
  /** The heading's place in the outline. @default 1 */
  level?: 1 | 2 | 3;
}

/** A link of a mail of any kind that has expired or was followed before, and the way to another one. */
export function DeadLinkNotice({ againHref, againLabel, level = 1, ...rest }: DeadLinkNoticeProps) {
  const messages = useMessages("verify-notice");
  const { locale } = useLocale();
  return (
    <Notice
      {...rest}
      status="used"
      title={messages.used}
      detail={textIn(accountMessages.linkInvalid, locale)}
      level={level}
    >
      <div className={css.again}>
        <ButtonLink href={againHref} wide>
          {againLabel}
        </ButtonLink>
      </div>
    </Notice>
  );
}
