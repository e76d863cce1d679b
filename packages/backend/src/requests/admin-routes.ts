import { type OpenAPIHono, z } from "@hono/zod-openapi";
import {
  allRequestStates,
  derivedRequestStates,
  requestKinds,
  type RequestState,
  requestStates,
} from "@preforma/domain/requests";
import { storedRequestSchema } from "@preforma/domain/requests/schema";
import { fieldMessage } from "@preforma/domain/validation";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { askedBy, type SignedInEnvironment, staffRoute } from "../account/index.ts";
import {
  answer,
  answers,
  apiRoutes,
  contentDisposition,
  idParameter,
  jsonBody,
  languageOf,
  languageQuery,
  limitParameter,
  limitRequests,
  pageParameter,
  refusals,
  refuse,
  answerWith,
} from "../http/index.ts";
import type { CatalogueServices } from "../catalogue/services.ts";
import { readCv } from "./cv.ts";
import { setState, statesByHand } from "./handling.ts";
import { presentForStaff, presentWhole } from "./present.ts";
import { findRequests, requestById } from "./store.ts";
import requestMessages from "./messages.json" with { type: "json" };

const states = z.enum(allRequestStates as [RequestState, ...RequestState[]]);

const HandledRequest = storedRequestSchema
  .clone()
  .extend({
    status: states,
    customer_id: z.int().nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    language_code: z.string(),
    request_id: z.string(),
  })
  .openapi("HandledRequest");

const WholeRequest = HandledRequest.extend({
  fields: z.record(z.string(), z.unknown()),
  files: z.array(z.object({ id: z.int(), name: z.string(), content_type: z.string(), bytes: z.int() })),
}).openapi("WholeRequest");

const params = z.object({ id: idParameter("Id of the request.") });

/** `/admin/requests`: visitors' requests for staff to read, and their state, which staff set. */
export function requestAdminRoutes(services: CatalogueServices): OpenAPIHono<SignedInEnvironment> {
  const list = staffRoute({
    method: "get",
    path: "/admin/requests",
    summary: "What visitors sent",
    description: "The newest first.",
    query: languageQuery.extend({
      kind: z
        .enum(requestKinds)
        .optional()
        .openapi({ description: "Only of this kind.", example: "contact" }),
      status: states.optional().openapi({ description: "Only of this state.", example: "unread" }),
      page: pageParameter,
      limit: limitParameter(20),
    }),
    responses: answers(
      200,
      "A page of requests",
      z.object({ requests: z.array(HandledRequest), totalCount: z.int(), totalPages: z.int() }),
    ),
  });
  const one = staffRoute({
    method: "get",
    path: "/admin/requests/{id}",
    summary: "One request, whole",
    description: "All that was written, and where it stands.",
    params,
    responses: answers(200, "The request", WholeRequest, 404),
  });
  const change = staffRoute({
    method: "put",
    path: "/admin/requests/{id}",
    summary: "Say where a request stands",
    description: `States by kind: ${requestKinds.map((kind) => `${kind}: ${requestStates[kind].join(", ")}`).join("; ")}. ${derivedRequestStates.join(" and ")} follow by themselves. Each change is on record.`,
    limit: limitRequests(services.limits.changes),
    params,
    body: jsonBody(z.object({ status: states }).openapi("RequestChange", { example: { status: "closed" } })),
    responses: answers(200, "Changed", HandledRequest, 404),
  });
  return apiRoutes<SignedInEnvironment>()
    .openapi(list, async (context) => {
      const { kind, status, page, limit } = context.req.valid("query");
      const { requests, total } = await findRequests(services.db, { kind, status, page, limit });
      return answer(context, {
        requests: requests.map(presentForStaff),
        totalCount: total,
        totalPages: Math.ceil(total / limit),
      });
    })
    .openapi(one, async (context) => {
      const found = await requestById(services.db, context.req.valid("param").id);
      if (!found) return refuse(context, 404, "entryNotFound");
      return answer(context, presentWhole(found.request, found.files));
    })
    .openapi(change, async (context) => {
      const { status } = context.req.valid("json");
      const outcome = await setState(services.db, context.req.valid("param").id, status, askedBy(context));
      if (!outcome) return refuse(context, 404, "entryNotFound");
      const { request, changed } = outcome;
      if (!changed) {
        const values = statesByHand(request.kind, request.status).join(", ");
        const message = fieldMessage("oneOf", languageOf(context), { values });
        return refuse(context, 400, "invalid", {}, [{ field: "status", message }]);
      }
      return answerWith(context, 200, requestMessages.stateChanged, presentForStaff(request));
    });
}

/** `/admin/requests/{id}/cv`: the file of an application, for staff alone. */
export function cvRoutes(services: CatalogueServices): OpenAPIHono<SignedInEnvironment> {
  const cv = staffRoute({
    method: "get",
    path: "/admin/requests/{id}/cv",
    summary: "The CV of an application",
    description: "As a file to save, never to show in the page. Each reading is on record.",
    params: z.object({ id: idParameter("Id of the request.") }),
    responses: {
      200: {
        description: "The file",
        content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
      },
      ...refusals(404),
    },
  });

  return apiRoutes<SignedInEnvironment>().openapi(cv, async (context) => {
    const { id } = context.req.valid("param");
    const cv = await readCv(services.db, services.dataDir, id, askedBy(context));
    if (typeof cv === "string") return refuse(context, 404, "entryNotFound");
    const { file, path } = cv;
    context.header("Content-Type", file.content_type);
    context.header("Content-Length", String(file.bytes));
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Content-Disposition", contentDisposition("attachment", file.name));
    return context.body(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>, 200);
  });
}
