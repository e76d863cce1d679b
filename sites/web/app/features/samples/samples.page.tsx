import { pathTo } from "@preforma/domain/routes";
import { maxSamples } from "@preforma/domain/samples";
import { withColon } from "@preforma/domain/text";
import { AddressFields } from "@preforma/ui/address-form";
import { Alert } from "@preforma/ui/alert";
import { Button, ButtonLink } from "@preforma/ui/button";
import { LineSummary } from "@preforma/ui/cart-lines";
import { EmptyState } from "@preforma/ui/empty-state";
import { Form, FormTextArea, FormTextField, SubmitButton } from "@preforma/ui/form";
import { Container } from "@preforma/ui/layout";
import { SentView } from "@preforma/ui/request-form";
import { Heading, Text } from "@preforma/ui/text";
import { Toaster } from "@preforma/ui/toast";
import { useState } from "react";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm, usePageFormState } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadFromServer, type VisitorPageProps } from "../../platform/loading/visitor-page.ts";
import { loadForVisitor, type Visit } from "../../platform/loading/visit.server.ts";
import { PageHead } from "../../platform/seo/page-head.tsx";
import { sitePlaces } from "../account/index.ts";
import { PrivacyNote } from "../legal/index.ts";
import { senderOf } from "../requests/index.server.ts";
import { shopPage, shopCss as css } from "../shop/index.ts";
import { sampleForms, readSamples } from "./sample-forms.server.ts";
import * as own from "./samples.css.ts";

const load = async (visit: Visit) => ({
  page: shopPage("samples", visit),
  lines: await readSamples(visit),
  sender: await senderOf(visit),
  added: visit.url.searchParams.has("added"),
});

export const loader = loadForVisitor(load);
export const clientLoader = loadFromServer;
export const action = pageAction(sampleForms);

const schema = () =>
  import("@preforma/domain/samples/schema").then(({ sampleFormSchema }) => sampleFormSchema);

/** The products of a sample request, and the delivery form. */
export default function SamplesPage({ loaderData }: VisitorPageProps<typeof load>) {
  const { page, lines, sender, added } = loaderData;
  const { t, locale } = useTranslation("shop");
  const [sentMessage, setSentMessage] = useState<string>();
  const request = usePageFormState("request", {
    // Before the emptied list replaces the form.
    onAnswer: ({ state: { outcome } }) => {
      if (outcome?.ok === true) setSentMessage(outcome.message ?? "");
    },
  }).props;
  const removing = usePageForm("remove");
  const refused = usePageFormState("add").props.state?.outcome;
  const outcome = request.state?.outcome;
  const sent = sentMessage ?? (outcome?.ok === true ? (outcome.message ?? "") : undefined);
  const products = (
    <ButtonLink href={pathTo("products", locale)} variant={lines.length > 0 ? "quiet" : "solid"}>
      {t(lines.length > 0 ? "samples.more" : "toProducts")}
    </ButtonLink>
  );
  if (sent !== undefined)
    return (
      <Container className={css.page}>
        <PageHead head={page.head} />
        <Heading level={1}>{page.title}</Heading>
        <SentView title={sent} detail={t("samples.sentText")} />
        <p className={css.plain}>
          <ButtonLink href={pathTo("products", locale)}>{t("toProducts")}</ButtonLink>
        </p>
      </Container>
    );
  return (
    <Container className={css.page}>
      <PageHead head={page.head} />
      <Heading level={1}>{page.title}</Heading>
      {added && <Alert tone="success">{t("samples.added")}</Alert>}
      {refused?.ok === false && <Alert tone="danger">{refused.message}</Alert>}
      {lines.length === 0 ? (
        <EmptyState title={t("samples.empty")} actions={products}>
          {t("samples.emptyText")}
        </EmptyState>
      ) : (
        <div className={css.column}>
          <Text tone="muted" measure>
            {t("samples.lead", { max: maxSamples })}
          </Text>
          <section className={css.part} aria-labelledby="sample-products">
            <Heading level={2} size="l" id="sample-products">
              {t("samples.products")}
            </Heading>
            {lines.map((line) => (
              <div key={line.id} className={own.line}>
                <LineSummary lines={[line]} currency={null} label={line.title} />
                <form method="post" action={removing.action}>
                  <input type="hidden" name="product_id" value={line.id} />
                  <Button
                    type="submit"
                    variant="quiet"
                    size="small"
                    aria-label={`${withColon(t("samples.remove"), locale)} ${line.title}`}
                  >
                    {t("samples.remove")}
                  </Button>
                </form>
              </div>
            ))}
            {lines.length < maxSamples && <p className={css.plain}>{products}</p>}
          </section>
          <section className={css.part} aria-labelledby="sample-address">
            <Heading level={2} size="l" id="sample-address">
              {t("samples.address")}
            </Heading>
            <Form {...request} schema={schema} draft="samples" aria-labelledby="sample-address">
              <input type="hidden" name="address_title" value={page.title} />
              <AddressFields
                sender={{
                  ...(sender?.name !== undefined && { name: sender.name }),
                  ...(sender?.surname !== undefined && { surname: sender.surname }),
                  ...(sender?.phone !== undefined && { phone: sender.phone }),
                }}
                places={sitePlaces}
              />
              <FormTextField
                name="email"
                type="email"
                label={t("samples.email")}
                autoComplete="email"
                dir="ltr"
                defaultValue={sender?.email}
              />
              <FormTextArea name="message" label={t("samples.message")} optional limit={5000} />
              <PrivacyNote />
              <div>
                <SubmitButton size="large" variant="accent">
                  {t("samples.send")}
                </SubmitButton>
              </div>
            </Form>
          </section>
        </div>
      )}
      <Toaster />
    </Container>
  );
}
