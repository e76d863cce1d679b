import { faqsQuery } from "@preforma/domain/content";
import { maxKeywordLength } from "@preforma/domain/limits";
import { sendFeedback } from "@preforma/domain/requests";
import { feedbackSchema } from "@preforma/domain/requests/schema";
import { pathTo, signInPath } from "@preforma/domain/routes";
import { workingHours } from "@preforma/domain/settings";
import { FaqList } from "@preforma/ui/faq-list";
import { FeedbackForm } from "@preforma/ui/feedback-dialog";
import { HelpContacts } from "@preforma/ui/help-dialog";
import { Container, Section } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import { deskLabels } from "./desks.ts";
import { pageAction } from "../../platform/forms/page-action.server.ts";
import { usePageForm } from "../../platform/forms/use-page-form.ts";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { loadOnServer } from "../../platform/loading/load.server.ts";
import { loadInBrowser, type PageContext, type PageProps } from "../../platform/loading/page-load.ts";
import { PageTop } from "../../platform/page/page-top.tsx";
import { plainPage } from "../../platform/page/plain-page.ts";
import { useCustomer } from "../requests/index.ts";
import { PrivacyNote } from "../legal/index.ts";
import { useRootData } from "../../platform/loading/root-data.ts";
import { faqTopics } from "./faq-view.ts";
import { feedbackFragment, supportFragment, SupportContacts } from "./support-contacts.tsx";
import * as css from "./content.css.ts";

async function load(context: PageContext) {
  const { locale, client, read, url } = context;
  const topics = faqTopics(await read(faqsQuery(client, locale)), { searchable: true });
  const page = plainPage("help", "content", context);
  return {
    ...page,
    // Search engines should index the page with the same questions instead.
    head: { ...page.head, canonical: pathTo("faq", locale) },
    topics,
    query: (url.searchParams.get("q") ?? "").trim().slice(0, maxKeywordLength),
  };
}

export const loader = loadOnServer(load);
export const clientLoader = loadInBrowser(load);

export const action = pageAction({
  feedback: {
    schema: feedbackSchema,
    sent: "FEEDBACK_SENT",
    failures: { title: "FAILURE_TITLE", refused: "DEFAULT" },
    send: ({ values, key }, { safe, locale }) => sendFeedback(safe, values, { locale, key }),
  },
});

export default function HelpPage({ loaderData: page }: PageProps<typeof load>) {
  const { t, locale } = useTranslation("content");
  const feedback = usePageForm("feedback", { waitsAs: "feedback" });
  const customer = useCustomer();
  const { t: ofContact } = useTranslation("contact");
  const contact = useRootData()?.settings?.contact_info;
  return (
    <>
      <PageTop page={page} />
      <Container className={css.body}>
        <FaqList
          // Another search resets the list.
          key={page.query}
          topics={page.topics}
          form={{ action: page.path, parameter: "q" }}
          query={page.query}
        />
        <p className={css.onwards}>
          <SupportContacts />
        </p>
      </Container>
      <Section tone="sunken" aria-labelledby={supportFragment}>
        <div className={css.support}>
          <Heading level={2} id={supportFragment}>
            {t("help.supportTitle")}
          </Heading>
          <Text tone="muted" measure>
            {t("help.supportText")}
          </Text>
          {contact && (
            <HelpContacts
              title={ofContact("contact.ways")}
              contactInfo={contact}
              contactLabels={deskLabels(contact, ofContact)}
              hours={workingHours}
            />
          )}
        </div>
      </Section>
      <Container
        as="section"
        width="text"
        id={feedbackFragment}
        aria-labelledby="feedback-title"
        className={css.form}
      >
        <Heading level={2} id="feedback-title">
          {t("help.feedbackTitle")}
        </Heading>
        <Text tone="muted">{t("help.feedbackText")}</Text>
        <FeedbackForm
          {...feedback}
          customer={customer}
          signInHref={signInPath(locale, { callbackUrl: `${page.path}#${feedbackFragment}` })}
          note={<PrivacyNote />}
        />
      </Container>
    </>
  );
}
