import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { quoteMessages, quoteTokenHeader } from "@preforma/domain/quotes";
import { quoteAcceptanceSchema, quoteRefusalSchema, quoteSchema } from "@preforma/domain/quotes/schema";
import { digestOf } from "../account/index.ts";
import { FairQueue } from "../fairness/index.ts";
import { previewsIn } from "../catalogue/preview.ts";
import type { CatalogueServices } from "../catalogue/services.ts";
import {
  answer,
  answers,
  apiRoutes,
  type AppEnvironment,
  idParameter,
  languageOf,
  limitRequests,
  namedBody,
  refusals,
  refuseFieldWith,
  refuseWith,
  answerWith,
  unlessBusy,
  visitorKey,
  visitorRoute,
} from "../http/index.ts";
import { referenceOf } from "../requests/receive.ts";
import { requestById } from "../requests/store.ts";
import { acceptQuote, declineQuote, type Decider, type Decision } from "./decide.ts";
import quoteExamples from "./examples.json" with { type: "json" };
import { quotePdfJob } from "./pdf.ts";
import { presentQuote } from "./present.ts";
import { productNames, quoteOf } from "./store.ts";

/** The quote schema under its name in the OpenAPI document. */
export const QuoteComponent = quoteSchema.clone().openapi("Quote");

/** Typesetting a document keeps a core busy for some 100 ms. */
const documents = new FairQueue({ atOnce: 1, perVisitor: 1, waitingPerVisitor: 5, waiting: 50 });

const params = z.object({ id: idParameter("Id of the request that the quote answers.") });
const headers = z.object({
  "x-quote-token": z.string().max(200).optional().openapi({
    description: "Token of the mailed link. Its signed-in sender needs none.",
    example: "3q2-7w0Wn8Yx5cLr1vTzB4kUeQm9oPjHsDgFaXiNyRt",
  }),
});
const access =
  "Open to a request with the token of the mailed link, and to the signed-in sender of the quote request. All others get 404.";

/** `/quotes/{id}`: the recipient's view of a quote and their decision. */
export function quoteRoutes(services: CatalogueServices): OpenAPIHono<AppEnvironment> {
  const { db } = services;
  const shared = { tags: ["Requests"], params, headers };
  const read = visitorRoute({
    ...shared,
    method: "get",
    path: "/quotes/{id}",
    summary: "A quote",
    description: access,
    responses: answers(200, "The quote", QuoteComponent, 401, 404),
  });
  const accept = visitorRoute({
    ...shared,
    method: "post",
    path: "/quotes/{id}/acceptance",
    summary: "Accept a quote",
    description: `The quote becomes an order that is paid by bank transfer, with its lines and mails in one transaction. Sending it again gives the same order. ${access}`,
    limit: limitRequests(services.limits.changes),
    body: namedBody("QuoteAcceptance", quoteAcceptanceSchema, quoteExamples.acceptance),
    responses: answers(200, "The quote with its order", QuoteComponent, 401, 404, 409),
  });
  const decline = visitorRoute({
    ...shared,
    method: "post",
    path: "/quotes/{id}/refusal",
    summary: "Decline a quote",
    description: `The company is told. Staff may answer anew. ${access}`,
    limit: limitRequests(services.limits.changes),
    body: namedBody("QuoteRefusal", quoteRefusalSchema, quoteExamples.refusal),
    responses: answers(200, "The declined quote", QuoteComponent, 401, 404, 409),
  });

  const pdf = visitorRoute({
    ...shared,
    method: "get",
    path: "/quotes/{id}/pdf",
    summary: "A quote as PDF",
    description: `In the language that is asked for. ${access}`,
    limit: limitRequests(services.limits.changes),
    responses: {
      200: {
        description: "The document",
        content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
      },
      ...refusals(401, 404),
    },
  });

  /** The quote, if this request may see it; otherwise null, as for a quote that does not exist. */
  const found = async (context: Context<AppEnvironment>, id: number) => {
    const request = (await requestById(db, id))?.request;
    const quote = request && (await quoteOf(db, id));
    if (!quote) return null;
    const token = context.req.header(quoteTokenHeader) ?? null;
    if (token !== null && digestOf(token) === quote.token_digest) return { request, quote, token };
    const customerId = context.get("actor")?.customerId;
    return customerId !== undefined && customerId === request.customer_id
      ? { request, quote, token: null }
      : null;
  };
  const shown = (context: Context<AppEnvironment>, of: Exclude<Decision, { refused: string }>) =>
    presentQuote(db, of, previewsIn(services, languageOf(context)));
  const decider = (context: Context<AppEnvironment>, token: string | null): Decider => ({
    customerId: context.get("actor")?.customerId ?? null,
    token,
    requestId: context.get("requestId"),
  });
  const refused = (context: Context<AppEnvironment>, decision: Extract<Decision, { refused: string }>) => {
    const texts = quoteMessages[decision.refused];
    return decision.field === undefined
      ? refuseWith(context, 409, texts)
      : refuseFieldWith(context, 400, decision.field, texts);
  };

  return apiRoutes<AppEnvironment>()
    .openapi(read, async (context) => {
      const seen = await found(context, context.req.valid("param").id);
      if (!seen) return refuseWith(context, 404, quoteMessages.quoteNotFound);
      context.header("Cache-Control", "no-store");
      return answer(context, await shown(context, seen));
    })
    .openapi(pdf, async (context) => {
      const seen = await found(context, context.req.valid("param").id);
      if (!seen) return refuseWith(context, 404, quoteMessages.quoteNotFound);
      const { request, quote } = seen;
      const locale = languageOf(context);
      const ids = quote.lines.map((line) => line.product_id);
      const job = quotePdfJob({
        request,
        quote,
        names: await productNames(db, ids, locale),
        locale,
        settings: services.settings(),
        origin: services.publicOrigin.replace(/\/$/, ""),
      });
      return unlessBusy(context, async () => {
        // Personal: generated for each download, and not stored.
        const work = () => services.media.studio.typeset(job);
        const bytes = Uint8Array.from(await documents.run(visitorKey(context.env), work));
        return context.body(bytes, 200, {
          "Content-Type": "application/pdf",
          "Content-Length": String(bytes.byteLength),
          "Content-Language": locale,
          "Content-Disposition": `inline; filename="${referenceOf(request)}-${locale}.pdf"`,
          "Cache-Control": "no-store",
          "X-Robots-Tag": "noindex",
        });
      });
    })
    .openapi(accept, async (context) => {
      const { id } = context.req.valid("param");
      const seen = await found(context, id);
      const decision =
        seen && (await acceptQuote(services, id, context.req.valid("json"), decider(context, seen.token)));
      if (!decision) return refuseWith(context, 404, quoteMessages.quoteNotFound);
      if ("refused" in decision) return refused(context, decision);
      return answerWith(context, 200, quoteMessages.quoteAccepted, await shown(context, decision));
    })
    .openapi(decline, async (context) => {
      const { id } = context.req.valid("param");
      const seen = await found(context, id);
      const decision =
        seen &&
        (await declineQuote(services, id, context.req.valid("json").reason, decider(context, seen.token)));
      if (!decision) return refuseWith(context, 404, quoteMessages.quoteNotFound);
      if ("refused" in decision) return refused(context, decision);
      return answerWith(context, 200, quoteMessages.quoteDeclined, await shown(context, decision));
    });
}
