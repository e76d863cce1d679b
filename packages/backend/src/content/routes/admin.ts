import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { contentKinds, type ContentKind } from "@preforma/domain/content";
import { askedBy, recordAudit, type SignedInEnvironment, staffRoute } from "../../account/index.ts";
import {
  answer,
  answers,
  apiRoutes,
  idParameter,
  jsonBody,
  limitRequests,
  refuse,
  refuseFieldWith,
  answerWith,
} from "../../http/index.ts";
import type { ContentServices } from "../services.ts";
import type { ContentEntry } from "../entry.ts";
import { readEntries } from "../load.ts";
import contentMessages from "../messages.json" with { type: "json" };
import { recordSchema } from "../record-schema.ts";
import { ContentConflictError, parseRecord, removeContent, writeContent } from "../store.ts";
import examples from "./examples.json" with { type: "json" };

/** `/admin/content/{kind}`: content that staff read, write and remove. */
export function contentAdminRoutes(services: ContentServices): OpenAPIHono<SignedInEnvironment> {
  const routes = apiRoutes<SignedInEnvironment>();
  for (const kind of contentKinds) addKind(routes, services, kind);
  return routes;
}

/** A record as JSON: plain values by name. */
type Row = Record<string, unknown>;

/** `BankAccountRecord` of `bank-accounts`. */
const componentName = (kind: ContentKind): string =>
  `${kind.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()).replace(/(?<!New)s$/, "")}Record`;

function addKind(
  routes: OpenAPIHono<SignedInEnvironment>,
  services: ContentServices,
  kind: ContentKind,
): void {
  // The kind's own schema validates what is written; the type of the routes only covers any kind.
  const schema: z.ZodType<Row> = recordSchema(kind, services.mediaHosts);
  const record = schema.openapi(componentName(kind), { example: examples[kind] });
  const stored = z.object({ id: z.int(), created_at: z.string(), updated_at: z.string(), record });
  const limit = limitRequests(services.limits.changes);
  const params = z.object({ id: idParameter("Id of the entry.") });
  const body = jsonBody(record);
  const id = z.object({ id: z.int() });

  const list = staffRoute({
    limit,
    method: "get",
    path: `/admin/content/${kind}`,
    summary: `All entries of ${kind}`,
    description: "Hidden and scheduled ones too, in the order of their list.",
    responses: answers(200, "The entries", z.array(stored)),
  });
  const read = staffRoute({
    limit,
    method: "get",
    path: `/admin/content/${kind}/{id}`,
    summary: `One entry of ${kind}`,
    description: "As it is stored; send `record` back to change it.",
    params,
    responses: answers(200, "The entry", stored, 404),
  });
  const add = staffRoute({
    limit,
    method: "post",
    path: `/admin/content/${kind}`,
    summary: `Add an entry to ${kind}`,
    description:
      "Slugs are made of titles where they are left out; bodies are sanitised. Pictures of hosts that pages show none of are refused, those inside texts unless they lie at the site itself. Visitors see it within a second of its publication.",
    body,
    responses: answers(201, "Added", id, 409),
  });
  const replace = staffRoute({
    limit,
    method: "put",
    path: `/admin/content/${kind}/{id}`,
    summary: `Replace an entry of ${kind}`,
    description: "Whole: languages that are left out are removed.",
    params,
    body,
    responses: answers(200, "Changed", id, 404, 409),
  });
  const remove = staffRoute({
    limit,
    method: "delete",
    path: `/admin/content/${kind}/{id}`,
    summary: `Remove an entry of ${kind}`,
    description: "With all its texts. To hide it for a while, set `is_active` to false instead.",
    params,
    responses: answers(200, "Removed", id, 404),
  });

  const present = ({ id: entryId, record: stored, createdAt, updatedAt }: ContentEntry) => ({
    id: entryId,
    created_at: createdAt,
    updated_at: updatedAt,
    record: stored,
  });
  routes.openapi(list, async (context) => {
    const { entries } = await readEntries(services.db, [kind]);
    return answer(context, entries.map(present));
  });
  routes.openapi(read, async (context) => {
    const { entries } = await readEntries(services.db, [kind], context.req.valid("param").id);
    const [entry] = entries;
    return entry ? answer(context, present(entry)) : refuse(context, 404, "entryNotFound");
  });

  /** Writes an entry with its author, or returns the reason for refusing it. */
  const write = (
    who: { customerId: number; requestId: string },
    given: Row,
    entryId?: number,
  ): Promise<number | null | ContentConflictError> =>
    services.db
      .transaction()
      .execute(async (transaction) => {
        const parsed = parseRecord(kind, given, services.mediaHosts);
        const written = await writeContent(transaction, kind, parsed, entryId);
        if (written !== null)
          await recordAudit(transaction, {
            ...who,
            action: entryId === undefined ? "content.add" : "content.change",
            subject: `${kind}/${written}`,
          });
        return written;
      })
      .catch((error: unknown) => {
        if (error instanceof ContentConflictError) return error;
        throw error;
      });

  routes.openapi(add, async (context) => {
    const written = await write(askedBy(context), context.req.valid("json"));
    if (written instanceof ContentConflictError)
      return refuseFieldWith(context, 409, written.field, contentMessages.taken);
    if (written === null) throw new Error("An added entry has an id.");
    return answerWith(context, 201, contentMessages.added, { id: written });
  });
  routes.openapi(replace, async (context) => {
    const written = await write(askedBy(context), context.req.valid("json"), context.req.valid("param").id);
    if (written instanceof ContentConflictError)
      return refuseFieldWith(context, 409, written.field, contentMessages.taken);
    if (written === null) return refuse(context, 404, "entryNotFound");
    return answerWith(context, 200, contentMessages.changed, { id: written });
  });
  routes.openapi(remove, async (context) => {
    const entryId = context.req.valid("param").id;
    const removed = await services.db.transaction().execute(async (transaction) => {
      if (!(await removeContent(transaction, kind, entryId))) return false;
      await recordAudit(transaction, {
        ...askedBy(context),
        action: "content.remove",
        subject: `${kind}/${entryId}`,
      });
      return true;
    });
    if (!removed) return refuse(context, 404, "entryNotFound");
    return answerWith(context, 200, contentMessages.removed, { id: entryId });
  });
}
