import { Hono } from "hono";
import { refuse, type AppEnvironment } from "../../http/index.ts";
import type { ContentServices } from "../services.ts";
import { contentMediaPath, drawnDocument, drawnLogo, drawnSheet, type DrawnFile } from "./index.ts";

const immutable = "public, max-age=31536000, immutable";

/**
 * `/media/content/*`: logos and certificates generated from stored data. The URL of an older state redirects to the
 * current one.
 */
export function contentMediaRoutes(services: ContentServices): Hono<AppEnvironment> {
  return new Hono<AppEnvironment>().get("/:folder/:file", (context) => {
    const { folder, file } = context.req.param();
    const [, id, ending] = /^(\d{1,10})\.[0-9a-f]{8}\.(svg|pdf)$/.exec(file) ?? [];
    const found = id ? drawnFile(services, folder, Number(id), ending) : null;
    if (!found) return refuse(context, 404, "pictureNotFound");
    if (found.path !== `${folder}/${file}`) {
      context.header("Cache-Control", "no-cache");
      return context.redirect(contentMediaPath + found.path, 302);
    }
    return context.body(found.bytes, 200, {
      "Content-Type": found.type === "image/svg+xml" ? "image/svg+xml; charset=utf-8" : found.type,
      "Content-Length": String(found.bytes.byteLength),
      "Cache-Control": immutable,
    });
  });
}

function drawnFile(
  services: ContentServices,
  folder: string,
  id: number,
  ending: string | undefined,
): DrawnFile | null {
  if (folder === "references" && ending === "svg") {
    const entry = services.content().find("references", id);
    return entry ? drawnLogo(entry) : null;
  }
  if (folder !== "certificates") return null;
  const entry = services.content().find("certificates", id);
  if (!entry) return null;
  return ending === "pdf" ? drawnDocument(entry) : drawnSheet(entry);
}
