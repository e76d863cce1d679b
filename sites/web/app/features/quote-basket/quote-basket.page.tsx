import { pathTo } from "@preforma/domain/routes";
import { Alert } from "@preforma/ui/alert";
import { ButtonLink } from "@preforma/ui/button";
import { QuoteLines, type QuoteLineData } from "@preforma/ui/cart-lines";
import type { FormState } from "@preforma/ui/form";
import { Container } from "@preforma/ui/layout";
import { QuoteForm } from "@preforma/ui/quote-dialog";
import { Heading, Text } from "@preforma/ui/text";
import { useEffect, useId, useRef, useState } from "react";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageFormState } from "../../platform/forms/use-page-form.ts";
import { usePost } from "../../platform/forms/use-post.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { focusTitle } from "../../platform/page/focus-title.ts";
import { PageHead } from "../../platform/seo/page-head.tsx";
import { senderOf } from "../requests/index.server.ts";
import { PrivacyNote } from "../legal/index.ts";
import { shopPage, shopCss as css } from "../shop/index.ts";
import { quoteForms } from "./quote-forms.server.ts";
import { readQuoteLines } from "./quote-lines.server.ts";

const load = async (visit: Visit) => ({
  page: shopPage("quoteBasket", visit),
  lines: await readQuoteLines(visit),
  sender: await senderOf(visit),
  added: visit.url.searchParams.get("added"),
});

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction(quoteForms);

export default function QuoteBasketPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, lines, added, sender } = loaderData;
  const { t, locale } = useTranslation("shop");
  const [isSent, setSent] = useState(false);
  const request = usePageFormState("request", {
    waitsAs: "quote",
    // Before the emptied basket replaces the form.
    onAnswer: ({ state }) => state.outcome?.ok === true && setSent(true),
  }).props;
  const removing = usePageFormState("remove");
  const changing = usePageFormState("quantity").props;
  const adding = usePageFormState("add").props.state;
  const refused = (usePageFormState("addAll").props.state ?? adding)?.outcome;
  const post = usePost("quote-basket");
  const titleId = useId();
  const before = useRef(lines.length);
  useEffect(() => {
    // The button that removed the last product has gone with its list.
    const isEmptied = before.current > 0 && lines.length === 0;
    before.current = lines.length;
    if (isEmptied && document.activeElement === document.body) focusTitle(titleId);
  }, [lines, titleId]);
  const wasSent = isSent || request.state?.outcome?.ok === true;
  const change = (action: string, fields: Readonly<Record<string, string>>) =>
    void post(action, fields).catch(() => location.reload());
  const products = (
    <ButtonLink href={pathTo("products", locale)} variant={wasSent ? "outline" : "solid"}>
      {t("toProducts")}
    </ButtonLink>
  );
  return (
    <Container className={css.page}>
      <PageHead head={page.head} />
      <Heading level={1} id={titleId}>
        {page.title}
      </Heading>
      {added !== null && (
        <Alert tone="success">{t(added === "all" ? "quoteBasket.addedAll" : "quoteBasket.added")}</Alert>
      )}
      {refused?.ok === false && <Alert tone="danger">{refused.message}</Alert>}
      {lines.length === 0 && !wasSent ? (
        <QuoteLines lines={lines} removeAction={removing.props.action} emptyActions={products} />
      ) : (
        <div className={css.column}>
          {!wasSent && (
            <Text tone="muted" measure>
              {t("quoteBasket.lead")}
            </Text>
          )}
          <QuoteForm
            {...request}
            state={request.state ?? typedBefore(removing.detail)}
            products={[]}
            lines={
              <QuoteLines
                lines={lines}
                removeAction={removing.props.action}
                onQuantityChange={({ id }: QuoteLineData, pieces) =>
                  change(changing.action, { line_id: String(id), quantity: String(pieces) })
                }
                onRemove={({ id }: QuoteLineData) => change(removing.props.action, { remove: String(id) })}
              />
            }
            {...(sender ? { sender } : {})}
            note={<PrivacyNote />}
          />
          {wasSent && <p className={css.onward}>{products}</p>}
        </div>
      )}
    </Container>
  );
}

/** The other values of the form when a line was removed without script. */
function typedBefore(detail: Readonly<Record<string, unknown>> | undefined): FormState | undefined {
  if (detail === undefined) return undefined;
  return {
    values: Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, String(value)])),
  };
}
