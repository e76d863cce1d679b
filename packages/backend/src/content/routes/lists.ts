import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ContentKind } from "@preforma/domain/content";
import type { Locale } from "@preforma/domain/locales";
import {
  answer,
  answers,
  apiRoutes,
  type AppEnvironment,
  catalogueCaching,
  visitorRoute,
  textQuery,
} from "../../http/index.ts";
import type { ContentServices } from "../services.ts";
import type { ContentEntry } from "../entry.ts";
import {
  presentBankAccount,
  presentCertificate,
  presentManager,
  presentOpenPosition,
  presentReference,
} from "../present/company.ts";
import { presentFaqs, presentLegalDocument } from "../present/texts.ts";
import {
  BankAccount,
  Certificate,
  FaqTopic,
  LegalDocument,
  Manager,
  OpenPosition,
  Reference,
} from "./components.ts";

/** The kinds that are returned whole, in one list. */
export function contentListRoutes(services: ContentServices): OpenAPIHono<AppEnvironment> {
  const routes = apiRoutes<AppEnvironment>();
  const list = <Kind extends ContentKind, Item>(
    kind: Kind,
    item: z.ZodType<Item>,
    words: { summary: string; description: string },
    present: (entries: ContentEntry<Kind>[], requested: Locale | undefined) => Item[],
  ): void => {
    const route = visitorRoute({
      method: "get",
      path: `/${kind}`,
      tags: ["Content"],
      ...words,
      middleware: [services.cachedRead(catalogueCaching)],
      query: textQuery,
      responses: answers(200, words.summary, z.array(item)),
    });
    routes.openapi(route, (context) =>
      answer(context, present(services.content().shown(kind), context.req.valid("query").languageCode)),
    );
  };

  list(
    "legal-documents",
    LegalDocument,
    {
      summary: "Legal texts",
      description:
        "In the order of their page. `slug` is the fragment under which a text stands there, such as `cerez-politikasi`; `description` is sanitised HTML.",
    },
    (entries, requested) => entries.map((entry) => presentLegalDocument(entry, requested)),
  );
  list(
    "faqs",
    FaqTopic,
    {
      summary: "Questions and answers by topic",
      description:
        "`search_text` is the question, its answer and other words for it, folded: look for folded words in it.",
    },
    presentFaqs,
  );
  list(
    "bank-accounts",
    BankAccount,
    {
      summary: "Accounts to transfer to",
      description: "IBANs were checked by ISO 7064 when they were stored.",
    },
    (entries, requested) => entries.map((entry) => presentBankAccount(entry, requested)),
  );
  list(
    "references",
    Reference,
    { summary: "Companies that are served", description: "With their logos and the industry of each." },
    (entries, requested) => entries.map((entry) => presentReference(entry, requested)),
  );
  list(
    "managers",
    Manager,
    {
      summary: "The people who lead the company",
      description:
        "`monogram` stands where there is no portrait. Both are empty for a manager who appears by position alone.",
    },
    (entries, requested) => entries.map((entry) => presentManager(entry, requested)),
  );
  list(
    "certificates",
    Certificate,
    {
      summary: "Quality certificates",
      description: "With a preview to look at and a document to keep. `is_valid` is as of today.",
    },
    (entries, requested) => {
      const now = Date.now();
      return entries.map((entry) => presentCertificate(entry, requested, now));
    },
  );
  list(
    "open-positions",
    OpenPosition,
    {
      summary: "Positions that are open",
      description: "A position leaves the list when its closing date is over by Turkish time.",
    },
    (entries, requested) => entries.map((entry) => presentOpenPosition(entry, requested)),
  );
  return routes;
}
