import type { Hook } from "@hono/zod-openapi";
import type { Context } from "hono";
import { messageTexts } from "@preforma/domain/errors";
import { requestKeyReused } from "@preforma/domain/requests";
import { requestReceiptSchema } from "@preforma/domain/requests/schema";
import type { FieldError, Texts } from "@preforma/domain/validation";
import { fieldErrors } from "@preforma/domain/validation";
import {
  answers,
  type AppEnvironment,
  idempotencyHeaders,
  languageOf,
  refuseInvalid,
  refuseWith,
  answerWith,
} from "../../http/index.ts";
import type { CatalogueServices } from "../../catalogue/services.ts";
import type { Content } from "../arrival.ts";
import { successCodes } from "../mails.ts";
import { receive } from "../receive.ts";
import type { CheckedUpload } from "../uploads.ts";

const Receipt = requestReceiptSchema.clone().openapi("RequestReceipt", {
  example: { id: 1042, reference: "Q-1042", status: "pending", created_at: "2026-11-22T08:30:00.000Z" },
});

/** Common parts of the routes of all forms. */
export const formRoute = {
  method: "post" as const,
  tags: ["Requests"],
  headers: idempotencyHeaders,
  responses: answers(201, "Stored; the mails about it are on their way", Receipt, 401, 409),
};

/** For every form. */
export const repeatable =
  "With an `Idempotency-Key`, sending it again gives the first answer and stores nothing twice.";

const successTexts: Readonly<Record<Content["kind"], Texts>> = {
  contact: messageTexts(successCodes.contact),
  feedback: messageTexts(successCodes.feedback),
  job_application: messageTexts(successCodes.job_application),
  offer_request: messageTexts(successCodes.offer_request),
  sample_request: messageTexts(successCodes.sample_request),
};

/** Metadata that arrived with a form's content. */
export interface Beside {
  /** The key from the header; it overrides the body's. */
  headerKey: string | undefined;
  bodyKey: string | null;
  cv?: CheckedUpload | null;
}

/** Stores a validated form and answers with the message of section 8. */
export async function store(
  services: CatalogueServices,
  context: Context<AppEnvironment>,
  content: Content,
  { headerKey, bodyKey, cv }: Beside,
) {
  const isAnonymous = content.kind === "feedback" && content.fields.is_anonymous;
  const receipt = await receive(services, {
    content,
    customerId: isAnonymous ? null : (context.get("actor")?.customerId ?? null),
    locale: languageOf(context),
    requestId: context.get("requestId"),
    requestKey: headerKey ?? bodyKey,
    cv,
  });
  if (!receipt) return refuseWith(context, 409, requestKeyReused);
  return answerWith(context, 201, successTexts[content.kind], receipt);
}

/** Refuses with one message for the whole form if its errors match, else with the default refusal. */
export function refuseForm(
  texts: Texts,
  applies: (errors: readonly FieldError[], context: Context<AppEnvironment>) => boolean,
): Hook<unknown, AppEnvironment, string, Response | undefined> {
  return (result, context) => {
    if (result.success) return undefined;
    const errors = fieldErrors(result.error.issues, languageOf(context));
    return applies(errors, context)
      ? refuseWith(context, 400, texts, errors)
      : refuseInvalid(result, context);
  };
}
