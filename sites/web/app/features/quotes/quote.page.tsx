import { addressesQuery, type Address } from "@preforma/domain/addresses";
import { perLocale, type Locale } from "@preforma/domain/locales";
import { pathTo } from "@preforma/domain/routes";
import { ButtonLink } from "@preforma/ui/button";
import { EmptyState } from "@preforma/ui/empty-state";
import { Container } from "@preforma/ui/layout";
import { LineSummary } from "@preforma/ui/cart-lines";
import { OrderSummary } from "@preforma/ui/order-summary";
import { Heading } from "@preforma/ui/text";
import { Toaster } from "@preforma/ui/toast";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { PageHead } from "../../platform/seo/page-head.tsx";
import { shopPage, shopCss as css } from "../shop/index.ts";
import { readBankAccounts } from "../shop/index.server.ts";
import { requestedLine } from "../orders/index.server.ts";
import { AcceptQuote, DeclineQuote } from "./answer-quote.tsx";
import { quoteForms } from "./quote-forms.server.ts";
import { linkQuery, readQuote } from "./quote-at-api.server.ts";
import { QuoteState } from "./quote-state.tsx";

const load = async (visit: Visit) => {
  const quote = await readQuote(visit);
  const page = shopPage("quote", visit);
  const isSignedIn = (await visit.session().catch(() => null)) !== null;
  if (quote === null) return { page, isSignedIn, quote: null };
  const { lines, ...rest } = quote;
  const file = `${pathTo("quoteFile", visit.locale)}?${linkQuery(visit.url)}`;
  return {
    page: {
      title: visit.t("shop:quote.named", { reference: quote.reference }),
      // The link opens it in another language too.
      head: { ...page.head, alternates: linksOf(visit) },
    },
    isSignedIn,
    quote: rest,
    file,
    lines: lines.map((line, index) => ({
      ...requestedLine(line, index, visit.locale),
      unit_price_minor: line.unit_price_minor,
      amount_minor: line.amount_minor,
    })),
    addresses: isSignedIn && quote.is_open ? await ownAddresses(visit) : [],
    // While its order is not paid.
    accounts: quote.order?.payment_reference ? await readBankAccounts(visit) : [],
  };
};

/** The page of this quote in every language. */
const linksOf = ({ url }: Visit): Partial<Record<Locale, string>> =>
  perLocale((locale) => `${pathTo("quote", locale)}?${linkQuery(url)}`);

/** The saved addresses; where they cannot be read, one is typed. */
const ownAddresses = ({ strict }: Visit): Promise<Address[]> =>
  addressesQuery(strict)
    .queryFn({})
    .catch(() => []);

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction(quoteForms);

/** A quote opened by its mailed link: its contents, and the forms that accept or decline it. */
export default function QuotePage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, isSignedIn } = loaderData;
  const { t, locale } = useTranslation("shop");
  if (loaderData.quote === null)
    return (
      <Container className={css.page}>
        <PageHead head={page.head} />
        <EmptyState
          illustration="lost"
          headingLevel={1}
          title={t("quote.unknown")}
          actions={
            <>
              {!isSignedIn && (
                <ButtonLink href={pathTo("login", locale)} variant="outline">
                  {t("quote.signIn")}
                </ButtonLink>
              )}
              <ButtonLink href={pathTo("contact", locale)}>{t("quote.contact")}</ButtonLink>
            </>
          }
        >
          {t("quote.unknownText")}
        </EmptyState>
      </Container>
    );
  const { quote, file, lines, addresses, accounts } = loaderData;
  return (
    <Container className={css.page}>
      <PageHead head={page.head} />
      <Heading level={1}>{page.title}</Heading>
      <QuoteState quote={quote} accounts={accounts} isSignedIn={isSignedIn} />
      <div className={css.columns}>
        <div className={css.main}>
          <section className={css.part} aria-labelledby="quote-products">
            <Heading level={2} size="l" id="quote-products">
              {t("quote.products")}
            </Heading>
            <LineSummary
              lines={lines}
              currency={quote.totals.currency}
              vatRate={quote.totals.vat_percent * 100}
            />
            <p className={css.plain}>
              <ButtonLink href={file} variant="outline" size="small" target="_blank">
                {t("quote.download")}
              </ButtonLink>
            </p>
          </section>
        </div>
        <OrderSummary totals={quote.totals} sticky={false} />
      </div>
      {quote.is_open && (
        <>
          <AcceptQuote quote={quote} addresses={addresses} />
          <DeclineQuote />
        </>
      )}
      <Toaster />
    </Container>
  );
}
