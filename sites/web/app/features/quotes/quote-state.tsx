import type { Quote } from "@preforma/domain/quotes";
import { pathTo } from "@preforma/domain/routes";
import { formatMoney } from "@preforma/domain/shop";
import { Alert } from "@preforma/ui/alert";
import { ButtonLink } from "@preforma/ui/button";
import { DateText } from "@preforma/ui/dates";
import { DescriptionList } from "@preforma/ui/description-list";
import { Text } from "@preforma/ui/text";
import { useEffect, useRef, type Ref } from "react";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { WithCode } from "../../platform/i18n/with-code.tsx";
import { BankAccounts, shopCss as css, type BankAccountView } from "../shop/index.ts";

interface QuoteStateProps {
  quote: Omit<Quote, "lines">;
  accounts: readonly BankAccountView[];
  isSignedIn: boolean;
}

/** The status of a quote, its expiry date, and the note to it. */
export function QuoteState({ quote, accounts, isSignedIn }: QuoteStateProps) {
  const { t } = useTranslation("shop");
  const answer = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(quote.is_open);
  useEffect(() => {
    // The forms are unmounted, and with them the focused button.
    if (wasOpen.current && !quote.is_open) answer.current?.focus();
    wasOpen.current = quote.is_open;
  }, [quote.is_open]);
  const facts = [
    {
      key: "valid",
      term: t("quote.validUntil"),
      // The company's calendar day, in any time zone of the reader.
      value: <DateText date={`${quote.valid_until}T12:00:00Z`} />,
    },
    { key: "answered", term: t("quote.answered"), value: <DateText date={quote.answered_at} /> },
    ...(quote.note === null
      ? []
      : [{ key: "note", term: t("quote.note"), value: <span dir="auto">{quote.note}</span> }]),
  ];
  return (
    <div className={css.column}>
      {quote.order ? (
        <Ordered answer={answer} order={quote.order} accounts={accounts} isSignedIn={isSignedIn} />
      ) : (
        <QuoteOutcome answer={answer} quote={quote} />
      )}
      <DescriptionList items={facts} />
    </div>
  );
}

interface OutcomeProps {
  quote: Omit<Quote, "lines">;
  /** The outcome message. */
  answer: Ref<HTMLDivElement>;
}

function QuoteOutcome({ quote, answer }: OutcomeProps) {
  const { t, locale } = useTranslation("shop");
  if (quote.is_open)
    return (
      <Text tone="muted" measure>
        {t("quote.open")}
      </Text>
    );
  const status = (["accepted", "declined", "expired"] as const).find((state) => state === quote.status);
  return (
    <>
      <div ref={answer} tabIndex={-1}>
        <Alert tone={status === "accepted" ? "success" : "warning"}>{t(`quote.${status ?? "closed"}`)}</Alert>
      </div>
      {status !== "accepted" && (
        <p className={css.plain}>
          {status === "expired" ? (
            <ButtonLink href={pathTo("quoteBasket", locale)}>{t("quote.again")}</ButtonLink>
          ) : (
            <ButtonLink href={pathTo("contact", locale)} variant="outline">
              {t("quote.contact")}
            </ButtonLink>
          )}
        </p>
      )}
    </>
  );
}

interface OrderedProps extends Pick<OutcomeProps, "answer"> {
  order: NonNullable<Quote["order"]>;
  accounts: readonly BankAccountView[];
  isSignedIn: boolean;
}

/** The order made from it, and how it is paid. */
function Ordered({ answer, order, accounts, isSignedIn }: OrderedProps) {
  const { t, locale } = useTranslation("shop");
  const { number, currency, payment_reference } = order;
  return (
    <>
      <div ref={answer} tabIndex={-1}>
        <Alert tone="success">
          <WithCode text={t("quote.ordered", { number })} code={number} />
        </Alert>
      </div>
      {isSignedIn && (
        <p className={css.plain}>
          <ButtonLink href={pathTo("accountOrder", locale, { number })}>{t("quote.toOrder")}</ButtonLink>
        </p>
      )}
      {payment_reference !== null && (
        <>
          <Text measure>
            <WithCode
              text={t("quote.transfer", {
                // Isolated, so that the amount stays in order in a right-to-left sentence.
                total: `\u2068${formatMoney(order.total_minor, currency, locale)}\u2069`,
                number: payment_reference,
              })}
              code={payment_reference}
            />
          </Text>
          {accounts.length > 0 && <BankAccounts accounts={accounts} currency={currency} />}
        </>
      )}
    </>
  );
}
