import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { OpenAPIHono, z } from "@hono/zod-openapi";
import { recordAudit, type SignedInEnvironment, staffRoute } from "../account/index.ts";
import { idParameter, languageQuery, refusals, refuse, refuseInvalid } from "../http/index.ts";
import type { CatalogueServices } from "../catalogue/services.ts";
import { requestById } from "./store.ts";
import { uploadsFolder } from "./uploads-folder.ts";

/** `/admin/requests/{id}/cv`: the file that came with an application, for staff alone. */
export function cvRoutes(services: CatalogueServices): OpenAPIHono<SignedInEnvironment> {
  const cv = staffRoute({
    method: "get",
    path: "/admin/requests/{id}/cv",
    summary: "The CV of an application",
    description: "As a file to save, never to show in the page. Each reading is on record.",
    request: {
      params: z.object({ id: idParameter("Id of the request.") }),
      query: languageQuery,
    },
    responses: {
      200: {
        description: "The file",
        content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
      },
      ...refusals(400, 401, 403, 404),
    },
  });

  return new OpenAPIHono<SignedInEnvironment>({ defaultHook: refuseInvalid }).openapi(cv, async (context) => {
    const { id } = context.req.valid("param");
    const file = (await requestById(services.db, id))?.files[0];
    if (!file) return refuse(context, 404, "entryNotFound");
    const path = join(uploadsFolder(services.dataDir), file.stored_name);
    // Of several servers on one database, each has only the files that were sent to it, unless they share the folder.
    if (!(await stat(path).catch(() => null))) return refuse(context, 404, "entryNotFound");
    await recordAudit(services.db, {
      customerId: context.get("actor").customerId,
      action: "request.read_cv",
      subject: `request/${id}`,
      requestId: context.get("requestId"),
    });
    context.header("Content-Type", file.content_type);
    context.header("Content-Length", String(file.bytes));
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Content-Disposition", attachment(file.name));
    return context.body(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>, 200);
  });
}

/** RFC 6266: a plain name for old clients, the true one for the others. */
function attachment(name: string): string {
  const plain = name.normalize("NFKD").replace(/[^\w.-]+/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
