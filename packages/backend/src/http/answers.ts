import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context, Env, TypedResponse } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { JSONParsed } from "hono/utils/types";
import { defaultLocale, type Locale } from "@preforma/domain/locales";
import { type FieldError, fieldErrors, type Texts } from "@preforma/domain/validation";
import { askedLanguage, languageOf } from "./environment.ts";
import { message, type MessageKey } from "./messages.ts";

/** The envelope of every answer that carries data. */
function answerSchema<Data extends z.ZodType>(data: Data) {
  return z.object({
    success: z.literal(true).openapi({ description: "Whether the call did what it was asked to." }),
    status: z.int().openapi({ description: "The HTTP status again.", example: 200 }),
    message: z
      .string()
      .openapi({ description: "A sentence for people, in the language asked for.", example: "OK" }),
    data,
  });
}

/** For a route's `responses`: an answer with data, in its envelope. */
const jsonAnswer = <Data extends z.ZodType>(description: string, data: Data) => ({
  description,
  content: { "application/json": { schema: answerSchema(data) } },
});

/** For a route's `request.body`: a required JSON body. */
export const jsonBody = <Body extends z.ZodType>(schema: Body) => ({
  required: true as const,
  content: { "application/json": { schema } },
});

/**
 * The same as a named schema of the document, with an example. A schema created before the OpenAPI library was loaded
 * lacks its method, so the schema is cloned.
 */
export const namedBody = <Body extends z.ZodType>(name: string, schema: Body, example: unknown) =>
  jsonBody(schema.clone().openapi(name, { example }));

/** The envelope of every refusal. */
export const refusalSchema = z
  .object({
    success: z.literal(false),
    status: z.int().openapi({ example: 404 }),
    message: z.string().openapi({
      description: "What went wrong, in the language asked for.",
      example: "The product was not found.",
    }),
    data: z
      .object({
        errors: z
          .array(
            z.object({
              field: z.string().openapi({ example: "page" }),
              message: z.string().openapi({ example: "Must be at least 1." }),
            }),
          )
          .openapi({ description: "The fields that were not accepted." }),
      })
      .nullable(),
  })
  .openapi("Refusal");

interface Answer<Data> {
  success: true;
  status: number;
  message: string;
  data: Data;
}

type Refusal = z.infer<typeof refusalSchema>;

type Json<Body, Status extends ContentfulStatusCode> = Response &
  TypedResponse<JSONParsed<Body>, Status, "json">;

/** A successful answer. It depends on the URL only, never on `Accept-Language`, so that any cache may store it. */
export function answer<Data>(context: Context, data: Data): Json<Answer<Data>, 200> {
  const language = askedLanguage(context) ?? defaultLocale;
  const body: Answer<Data> = { success: true, status: 200, message: message("ok", language), data };
  return context.json<Answer<Data>, 200>(body, 200);
}

function refusal<Status extends ContentfulStatusCode>(
  context: Context,
  status: Status,
  sentence: (language: Locale) => string,
  errors?: FieldError[],
): Json<Refusal, Status> {
  const language = languageOf(context);
  context.header("Content-Language", language);
  context.header("Cache-Control", "no-store");
  const data = errors ? { errors } : null;
  return context.json<Refusal, Status>({ success: false, status, message: sentence(language), data }, status);
}

/** A refusal in the client's language. */
export function refuse<Status extends ContentfulStatusCode>(
  context: Context,
  status: Status,
  key: MessageKey,
  values: Record<string, string | number> = {},
  errors?: FieldError[],
): Json<Refusal, Status> {
  context.header("Vary", "Accept-Language", { append: true });
  return refusal(context, status, (language) => message(key, language, values), errors);
}

/** A successful answer to a write, with a message of its subject in the client's language. */
export function answerWith<Data, Status extends 200 | 201 | 202>(
  context: Context,
  status: Status,
  texts: Texts,
  data: Data,
): Json<Answer<Data>, Status> {
  const language = languageOf(context);
  context.header("Content-Language", language);
  context.header("Cache-Control", "no-store");
  const body: Answer<Data> = { success: true, status, message: texts[language], data };
  return context.json<Answer<Data>, Status>(body, status);
}

/** A refusal with a message of its subject in the client's language. */
export const refuseWith = <Status extends ContentfulStatusCode>(
  context: Context,
  status: Status,
  texts: Texts,
  errors?: FieldError[],
): Json<Refusal, Status> => refusal(context, status, (language) => texts[language], errors);

/** The same for one invalid field, which the message is about. */
export const refuseFieldWith = <Status extends ContentfulStatusCode>(
  context: Context,
  status: Status,
  field: string,
  texts: Texts,
): Json<Refusal, Status> =>
  refuseWith(context, status, texts, [{ field, message: texts[languageOf(context)] }]);

/** `security` of a route that requires a bearer token, for the OpenAPI document. */
export const bearerRequired: Record<string, string[]>[] = [{ bearer: [] }];

const refusalDescriptions = {
  400: "A value is not valid; `data.errors` names each field.",
  401: "The bearer token is missing, wrong, expired or its session has ended.",
  403: "The signed-in person may not do this.",
  404: "There is no such entry, or it is somebody else's.",
  409: "It contradicts what is stored; the message says how.",
  410: "It was here and has ended for good.",
  413: "The body is too large.",
  415: "The content type is not accepted.",
  429: "Too many requests in a short time; `Retry-After` says how many seconds to wait.",
  500: "The server failed. Nothing about its inside is told; the `X-Request-Id` header finds it in the log.",
  503: "The data cannot be stored or read right now; `Retry-After` says how many seconds to wait.",
};

export type RefusalStatus = keyof typeof refusalDescriptions;

/** The refusals of an endpoint, for the OpenAPI document. */
export function refusals<Status extends RefusalStatus>(...statuses: Status[]) {
  const entry = (status: RefusalStatus) => ({
    description: refusalDescriptions[status],
    content: { "application/json": { schema: refusalSchema } },
  });
  return Object.fromEntries(
    [...statuses, 500 as const, 503 as const].map((status) => [status, entry(status)]),
  ) as Record<Status | 500 | 503, ReturnType<typeof entry>>;
}

/** Answers a request that does not match its schema; the library's own answer exposes its internals. */
export function refuseInvalid<Environment extends Env>(
  result: { success: true } | { success: false; error: { issues: readonly z.core.$ZodIssue[] } },
  context: Context<Environment>,
): Response | undefined {
  if (result.success) return undefined;
  return refuse(context, 400, "invalid", {}, fieldErrors(result.error.issues, languageOf(context)));
}

/** For a route's `responses`: its answer, in its envelope, and its own refusals. */
export const answers = <
  Status extends 200 | 201 | 202,
  Data extends z.ZodType,
  Refused extends RefusalStatus = never,
>(
  status: Status,
  description: string,
  data: Data,
  ...refused: Refused[]
) => ({
  ...({ [status]: jsonAnswer(description, data) } as Record<Status, ReturnType<typeof jsonAnswer<Data>>>),
  ...refusals(...refused),
});

/** An app whose routes all answer an invalid request in the same way. */
export const apiRoutes = <Environment extends Env>() =>
  new OpenAPIHono<Environment>({ defaultHook: refuseInvalid });
