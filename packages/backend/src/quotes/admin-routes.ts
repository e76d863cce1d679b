import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { companyDay, quoteMessages } from "@preforma/domain/quotes";
import { quoteAnswerSchema } from "@preforma/domain/quotes/schema";
import { askedBy, type SignedInEnvironment, staffRoute } from "../account/index.ts";
import { previewsIn } from "../catalogue/preview.ts";
import type { CatalogueServices } from "../catalogue/services.ts";
import {
  answer,
  answers,
  apiRoutes,
  idParameter,
  languageOf,
  limitRequests,
  namedBody,
  refuse,
  refuseFieldWith,
  refuseWith,
  answerWith,
} from "../http/index.ts";
import { requestById } from "../requests/store.ts";
import { answerQuote } from "./answer.ts";
import { QuoteComponent } from "./routes.ts";
import quoteExamples from "./examples.json" with { type: "json" };
import { quoteTexts } from "./quote.ts";
import { presentQuote } from "./present.ts";
import { quoteOf } from "./store.ts";

const params = z.object({ id: idParameter("Id of the request.") });

/** `/admin/requests/{id}/quote`: staff's answer to a quote request. */
export function quoteAdminRoutes(services: CatalogueServices): OpenAPIHono<SignedInEnvironment> {
  const { db, publicOrigin } = services;
  const read = staffRoute({
    method: "get",
    path: "/admin/requests/{id}/quote",
    summary: "The quote of a request",
    description: "As its recipient sees it.",
    params,
    responses: answers(200, "The quote", QuoteComponent, 404),
  });
  const write = staffRoute({
    method: "put",
    path: "/admin/requests/{id}/quote",
    summary: "Answer a quote request",
    description:
      "A net price of a piece in minor units for each line of the request, in their order; `null` for what is not offered, and a `quantity` where it differs from what was asked for. The customer gets a mail in the language of the request, with a link that shows the quote and accepts or declines it until the end of `valid_until` in Türkiye. A new answer takes the place of the one before, and its link too. While the customer can accept the one before, it must name that `revision`: an answer by somebody who has not seen it is refused. Each answer is on record.",
    limit: limitRequests(services.limits.changes),
    params,
    body: namedBody("QuoteAnswer", quoteAnswerSchema, {
      ...quoteExamples.answer,
      valid_until: companyDay(Date.now() + 30 * 24 * 60 * 60_000),
    }),
    responses: answers(200, "Saved; the mail is on its way", QuoteComponent, 404, 409),
  });
  return apiRoutes<SignedInEnvironment>()
    .openapi(read, async (context) => {
      const { id } = context.req.valid("param");
      const found = await requestById(db, id);
      const quote = found && (await quoteOf(db, id));
      if (!quote) return refuse(context, 404, "entryNotFound");
      const preview = previewsIn(services, languageOf(context));
      return answer(context, await presentQuote(db, { request: found.request, quote }, preview));
    })
    .openapi(write, async (context) => {
      const { id } = context.req.valid("param");
      const outcome = await answerQuote(db, id, context.req.valid("json"), askedBy(context), publicOrigin);
      if (outcome === null) return refuse(context, 404, "entryNotFound");
      if ("refused" in outcome) {
        const texts = quoteTexts(outcome.refused, outcome.values);
        return outcome.field === undefined
          ? refuseWith(context, 409, texts)
          : refuseFieldWith(context, 400, outcome.field, texts);
      }
      const found = await requestById(db, id);
      if (!found) return refuse(context, 404, "entryNotFound");
      const preview = previewsIn(services, languageOf(context));
      const shown = await presentQuote(db, { request: found.request, quote: outcome }, preview);
      return answerWith(context, 200, quoteMessages.quoteSent, shown);
    });
}
