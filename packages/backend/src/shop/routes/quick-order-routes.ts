import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import { shopTexts } from "@preforma/domain/shop";
import { quickOrderBodySchema, quickOrderSchema } from "@preforma/domain/shop/schema";
import {
  answerSchema,
  languageOf,
  languageParameter,
  limitRequests,
  refusals,
  refuseInvalid,
  tell,
  type AppEnvironment,
} from "../../http/index.ts";
import { understand } from "../quick-order.ts";
import type { ShopServices } from "../services.ts";

/** `POST /quick-order`: what is meant by codes and quantities. */
export function quickOrderRoutes(services: ShopServices): OpenAPIHono<AppEnvironment> {
  const route = createRoute({
    method: "post",
    path: "/quick-order",
    tags: ["Cart"],
    summary: "Understand codes and quantities",
    description:
      "Looks up the products of codes, however these are written, and the nearest quantities that are sold. Codes that are unknown come with those that differ by one error. Nothing is put into a cart.",
    middleware: [limitRequests(services.limits.changes)],
    request: {
      query: z.object({ languageCode: languageParameter }),
      body: {
        required: true,
        content: {
          "application/json": {
            schema: quickOrderBodySchema.clone().openapi("QuickOrderBody", {
              example: { lines: [{ code: "PB-60-20-CL", quantity: 5000 }] },
            }),
          },
        },
      },
    },
    responses: {
      200: {
        description: "The lines as they were understood",
        content: {
          "application/json": { schema: answerSchema(quickOrderSchema.clone().openapi("QuickOrder")) },
        },
      },
      ...refusals(400, 401, 413, 415, 429),
    },
  });
  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid }).openapi(route, async (context) => {
    const { lines } = context.req.valid("json");
    const understood = await understand(
      services,
      lines,
      languageOf(context),
      context.get("actor")?.customerId ?? null,
    );
    return tell(context, 200, shopTexts("quickUnderstood"), { lines: understood });
  });
}
