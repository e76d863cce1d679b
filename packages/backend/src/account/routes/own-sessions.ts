import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { accountMessages, type AccountSession } from "@preforma/domain/account";
import { answer, answers, apiRoutes, limitRequests, refuse, answerWith } from "../../http/index.ts";
import type { AccountServices } from "../services.ts";
import { customerRoute, type SignedInEnvironment } from "../identify.ts";
import { endOwnSession, sessionsOf } from "../sessions.ts";
import { tags } from "./shared.ts";

const exampleId = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

const Session = z
  .object({
    id: z.string(),
    created_at: z.string(),
    last_seen_at: z.string(),
    expires_at: z.string(),
    is_current: z.boolean().openapi({ description: "Whether it is the one that asks." }),
  })
  .openapi("AccountSession", {
    example: {
      id: exampleId,
      created_at: "2026-11-20T08:10:00.000Z",
      last_seen_at: "2026-11-22T08:15:00.000Z",
      expires_at: "2026-12-20T08:10:00.000Z",
      is_current: true,
    },
  }) satisfies z.ZodType<AccountSession>;

/** `/account/sessions`: where a person is signed in. */
export function ownSessionRoutes(services: AccountServices): OpenAPIHono<SignedInEnvironment> {
  const { db, limits } = services;
  const list = customerRoute({
    tags,
    method: "get",
    path: "/account/sessions",
    summary: "Where one is signed in",
    description: "The latest first.",
    responses: answers(200, "All of them", z.array(Session)),
  });
  const end = customerRoute({
    tags,
    method: "delete",
    path: "/account/sessions/{id}",
    summary: "Sign a device out",
    description: "It works at once, also on the session that asks.",
    limit: limitRequests(limits.changes),
    params: z.object({
      id: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .openapi({ description: "Id of a session, as the list gives it.", example: exampleId }),
    }),
    responses: answers(200, "Ended", z.null(), 404),
  });
  return apiRoutes<SignedInEnvironment>()
    .openapi(list, async (context) => answer(context, await sessionsOf(db, context.get("actor"))))
    .openapi(end, async (context) => {
      const { id } = context.req.valid("param");
      return (await endOwnSession(db, context.get("actor").customerId, id))
        ? answerWith(context, 200, accountMessages.sessionEnded, null)
        : refuse(context, 404, "entryNotFound");
    });
}
