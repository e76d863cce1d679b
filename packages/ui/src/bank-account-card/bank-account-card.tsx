"use client";

import { compactIban, groupIban } from "@preforma/domain/content";
import type { Locale } from "@preforma/domain/locales";
import { formattingTag } from "@preforma/domain/locales";
import { Badge } from "../badge/index.ts";
import { CopyButton } from "../copy-button/index.ts";
import { DescriptionList } from "../description-list/index.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import * as css from "./bank-account-card.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

export interface BankAccountCardProps extends RootProps {
  /** Names the account: `Euro account`. */
  title: string;
  /** The bank's name. */
  bank: string;
  /** The branch, as the bank calls it. */
  branch: string;
  /** The account holder. */
  holder: string;
  /** With or without spaces. */
  iban: string;
  /** ISO 9362. */
  bic: string;
  /** ISO 4217. */
  currency: string;
  /** What the account is for, and what to write as the reference. */
  note?: string;
  /** The heading's level in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** The currency's name in the language. Engines know those of ISO 4217; other codes are shown as they are. */
function currencyName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([formattingTag(locale)], { type: "currency" }).of(code) ?? code;
}

/** A bank account for transfers. Each value that a bank asks for can be copied. */
export function BankAccountCard(props: BankAccountCardProps) {
  const { headingLevel = 3, iban, bic, holder } = props;
  const messages = useMessages("bank-account-card");
  const { locale } = useLocale();
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rootPropsOf(props)} className={classList(css.card, props.className)}>
      <div className={css.head}>
        <Heading className={css.title}>{props.title}</Heading>
        <Badge tone="outline">
          <bdi dir="ltr">{props.currency}</bdi>
        </Badge>
      </div>
      <div className={css.iban}>
        <bdi dir="ltr" className={css.number}>
          {groupIban(iban)}
        </bdi>
        <CopyButton value={compactIban(iban)} label={messages.copyIban} showLabel variant="outline" />
      </div>
      <DescriptionList
        items={[
          {
            key: "holder",
            term: messages.holder,
            value: (
              <span className={css.line}>
                {/* In the reader's direction, so that a second line begins where the first does. */}
                <span>
                  <bdi>{holder}</bdi>
                </span>
                <CopyButton value={holder} label={messages.copyHolder} />
              </span>
            ),
          },
          { key: "bank", term: messages.bank, value: <bdi>{props.bank}</bdi> },
          { key: "branch", term: messages.branch, value: <bdi className={css.words}>{props.branch}</bdi> },
          {
            key: "bic",
            term: messages.bic,
            value: (
              <span className={css.code}>
                <bdi dir="ltr">{bic}</bdi>
                <CopyButton value={bic} label={messages.copyBic} />
              </span>
            ),
          },
          { key: "currency", term: messages.currency, value: currencyName(props.currency, locale) },
        ]}
      />
      {props.note && <p className={css.note}>{props.note}</p>}
    </article>
  );
}
