import { type OpenAPIHono, z } from "@hono/zod-openapi";
import {
  maxQuickOrderFileBytes,
  maxQuickOrderLines,
  parseQuickOrder,
  shopTexts,
} from "@preforma/domain/shop";
import { quickOrderBodySchema, quickOrderFileSchema, quickOrderSchema } from "@preforma/domain/shop/schema";
import {
  answers,
  apiRoutes,
  type AppEnvironment,
  languageOf,
  limitRequests,
  namedBody,
  refuseFieldWith,
  answerWith,
  visitorRoute,
} from "../../http/index.ts";
import { understand } from "../quick-order.ts";
import type { ShopServices } from "../services.ts";

/** `/quick-order`: reads codes and quantities, typed or from a workbook. */
export function quickOrderRoutes(services: ShopServices): OpenAPIHono<AppEnvironment> {
  const route = visitorRoute({
    method: "post",
    path: "/quick-order",
    tags: ["Cart"],
    summary: "Understand codes and quantities",
    description:
      "Looks up the products of codes, however these are written, and the nearest quantities that are sold. Cartons are counted in pieces where the product has cartons. Codes that are unknown come with those that differ by one error. Nothing is put into a cart.",
    limit: limitRequests(services.limits.changes),
    body: namedBody("QuickOrderBody", quickOrderBodySchema, {
      lines: [{ code: "PB-60-20-CL", quantity: 5000 }],
    }),
    responses: answers(
      200,
      "The lines as they were understood",
      quickOrderSchema.clone().openapi("QuickOrder"),
      401,
    ),
  });
  const file = visitorRoute({
    method: "post",
    path: "/quick-order/file",
    tags: ["Cart"],
    summary: "Read codes and quantities out of a workbook",
    description:
      "An Excel workbook (.xlsx) of at most 1 MB: codes and quantities in the first two columns of its first sheet. Nothing is looked up, stored or put into a cart.",
    limit: limitRequests(services.limits.uploads),
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: z
            .object({
              file: z
                .custom<File>((value) => value instanceof File)
                .openapi({ type: "string", format: "binary", description: "The workbook." }),
            })
            .openapi("QuickOrderUpload"),
        },
      },
    },
    responses: answers(
      200,
      "The lines as they are written",
      quickOrderFileSchema.clone().openapi("QuickOrderFile"),
      401,
    ),
  });
  return apiRoutes<AppEnvironment>()
    .openapi(route, async (context) => {
      const { lines } = context.req.valid("json");
      const understood = await understand(
        services,
        lines,
        languageOf(context),
        context.get("actor")?.customerId ?? null,
      );
      return answerWith(context, 200, shopTexts("quickUnderstood"), { lines: understood });
    })
    .openapi(file, async (context) => {
      const sent = context.req.valid("form").file;
      const read = sent.size > maxQuickOrderFileBytes ? null : await linesIn(sent);
      if (read === null) return refuseFieldWith(context, 400, "file", shopTexts("quickUnreadable"));
      return answerWith(context, 200, shopTexts("quickUnderstood"), {
        lines: read.entries,
        has_more: read.tooMany,
      });
    });
}

/** The lines of a workbook; null if it cannot be read. */
async function linesIn(file: File): Promise<ReturnType<typeof parseQuickOrder> | null> {
  // Rarely used, so the reader is loaded with the first file.
  const { readSentRows } = await import("../../import/tables/xlsx.ts");
  const { UnreadableFileError } = await import("../../import/tables/table.ts");
  try {
    // The heading, and one line more than the max.
    const rows = await readSentRows(Buffer.from(await file.arrayBuffer()), maxQuickOrderLines + 2);
    return parseQuickOrder(
      rows.map((cells) => cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, " ")).join("\t")).join("\n"),
    );
  } catch (error) {
    if (error instanceof UnreadableFileError) return null;
    throw error;
  }
}
