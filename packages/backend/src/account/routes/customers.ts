import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { isCustomerGroup } from "@preforma/domain/shop";
import { complaint, type Texts } from "@preforma/domain/validation";
import {
  answer,
  answers,
  apiRoutes,
  idParameter,
  jsonBody,
  languageQuery,
  limitRequests,
  refuse,
  refuseWith,
  answerWith,
} from "../../http/index.ts";
import type { AccountServices } from "../services.ts";
import {
  blockCustomer,
  customerState,
  signOutCustomer,
  unblockCustomer,
  setCustomerGroup,
} from "../block.ts";
import { askedBy, type SignedInEnvironment, staffRoute } from "../identify.ts";
import customerMessages from "../block-messages.json" with { type: "json" };

const Customer = z
  .object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    surname: z.string(),
    role: z.enum(["customer", "staff"]),
    is_blocked: z.boolean(),
    email_verified_at: z.string().nullable(),
    created_at: z.string(),
    customer_group: z
      .string()
      .nullable()
      .openapi({ description: "Whose prices count; null is everybody's." }),
    sessions: z.int().openapi({ description: "Where the person is signed in now." }),
  })
  .openapi("CustomerState");

interface Action {
  summary: string;
  description: string;
  run: typeof blockCustomer;
  done: Texts;
}

const actions = {
  block: {
    summary: "Block a customer",
    description:
      "Ends every session at once. Until it is unblocked, nobody can sign in to the account or accept a quote for it.",
    run: blockCustomer,
    done: customerMessages.blocked,
  },
  unblock: {
    summary: "Unblock a customer",
    description: "Lets them sign in again.",
    run: unblockCustomer,
    done: customerMessages.unblocked,
  },
  "sign-out": {
    summary: "End a customer's sessions",
    description: "All of them; the customer may sign in again.",
    run: signOutCustomer,
    done: customerMessages.signedOut,
  },
} as const satisfies Record<string, Action>;
const params = z.object({ id: idParameter("Number of the customer.") });

/** `/admin/customers`: find a customer by email address, block them, end their sessions, set their price group. */
export function customerAdminRoutes(services: AccountServices): OpenAPIHono<SignedInEnvironment> {
  const find = staffRoute({
    method: "get",
    path: "/admin/customers",
    summary: "Find a customer",
    description: "By e-mail address.",
    limit: limitRequests(services.limits.changes),
    query: languageQuery.extend({
      email: z
        .string()
        .min(3)
        .max(254)
        .openapi({ description: "The whole address.", example: "ada@example.com" }),
    }),
    responses: answers(200, "The customer", Customer, 404),
  });
  const routes = apiRoutes<SignedInEnvironment>();
  routes.openapi(find, async (context) => {
    const found = await customerState(services.db, { email: context.req.valid("query").email });
    return found ? answer(context, found) : refuse(context, 404, "entryNotFound");
  });
  const group = staffRoute({
    method: "put",
    path: "/admin/customers/{id}/group",
    summary: "Give a customer the prices of a group",
    description: "Null gives the prices of everybody. It is on record.",
    limit: limitRequests(services.limits.changes),
    params,
    body: jsonBody(
      z
        .strictObject({
          group: z.string().refine(isCustomerGroup, complaint(customerMessages.groupName)).nullable(),
        })
        .openapi("CustomerGroup", { example: { group: "dealers" } }),
    ),
    responses: answers(200, "Done", Customer, 404),
  });
  routes.openapi(group, async (context) => {
    const { id } = context.req.valid("param");
    const by = askedBy(context);
    const isDone = await setCustomerGroup(services.db, { id }, context.req.valid("json").group, by);
    const found = isDone ? await customerState(services.db, { id }) : null;
    return found
      ? answerWith(context, 200, customerMessages.grouped, found)
      : refuse(context, 404, "entryNotFound");
  });
  for (const [name, action] of Object.entries(actions)) {
    const route = staffRoute({
      method: "post",
      path: `/admin/customers/{id}/${name}`,
      summary: action.summary,
      description: `${action.description} It is on record. Members of the staff are demoted first.`,
      limit: limitRequests(services.limits.changes),
      params,
      responses: answers(200, "Done", Customer, 404, 409, 415),
    });
    routes.openapi(route, async (context) => {
      const { id } = context.req.valid("param");
      const by = askedBy(context);
      const outcome = await action.run(services.db, { id }, by);
      const found = await customerState(services.db, { id });
      if (outcome === "unknown" || !found) return refuse(context, 404, "entryNotFound");
      if (outcome === "staff") return refuseWith(context, 409, customerMessages.isStaff);
      return answerWith(context, 200, action.done, found);
    });
  }
  return routes;
}
