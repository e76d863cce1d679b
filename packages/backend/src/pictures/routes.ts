import { Hono, type Context } from "hono";
import { isLocale } from "@preforma/domain/locales";
import { drawnArticle } from "../catalogue/drawn-article.ts";
import { titleIn } from "../catalogue/translations.ts";
import { matchesTag, refuse, unlessBusy, visitorKey, type AppEnvironment } from "../http/index.ts";
import type { ContentServices } from "../content/services.ts";
import {
  packFile,
  parsePhotographPath,
  parsePicturePath,
  picturePath,
  pictureVersion,
} from "../media/urls.ts";
import { pictureFormats } from "../media/studio-port.ts";
import { currentColourPairs, type ColourPairs } from "./colour-pairs.ts";

const immutable = "public, max-age=31536000, immutable";
/** A product's measures may change, and the path of its drawing has no version. */
const drawingCaching = "public, max-age=300";

/**
 * `/media/*`: renditions, photographs, packs and drawings. Paths contain a hash of the picture, so their content never
 * changes.
 */
export function mediaRoutes(services: ContentServices): Hono<AppEnvironment> {
  const pairs = currentColourPairs(services);
  return (
    new Hono<AppEnvironment>()
      .get("/p/*", (context) => picture(services, pairs, context))
      .get("/photographs/*", (context) => photograph(services, context))
      .get("/packs/:hash/:file", (context) => pack(services, context))
      // Drawn once for each state of the catalogue.
      .get("/drawings/:file", services.cachedRead(drawingCaching), (context) => drawing(services, context))
  );
}

async function picture(
  services: ContentServices,
  pairs: ColourPairs,
  context: Context<AppEnvironment>,
): Promise<Response> {
  const { media } = services;
  const parsed = parsePicturePath(new URL(context.req.url).pathname.split("/media/p/", 2)[1] ?? "");
  if (!parsed) return refuse(context, 404, "pictureNotFound");
  const { hash, request } = parsed;
  const view = media.studio.views(request.packId).find((candidate) => candidate.view === request.view);
  const kind = pairs(request);
  if (!view || !kind) return refuse(context, 404, "pictureNotFound");
  const path = picturePath(view, request);
  if (!path.startsWith(hash)) {
    // From a page that is older than the latest rendering.
    context.header("Cache-Control", "no-cache");
    return context.redirect(`/media/p/${path}`, 302);
  }
  if (hasIt(context, view.hash)) return unchanged(context, view.hash);
  return unlessBusy(context, async () => {
    const render = () => media.studio.render(request);
    const bytes = await media.store.get(path, kind, render, visitorKey(context.env));
    return send(context, bytes, pictureFormats[request.format], view.hash);
  });
}

async function photograph({ media }: ContentServices, context: Context<AppEnvironment>): Promise<Response> {
  const path = new URL(context.req.url).pathname.split("/media/photographs/", 2)[1] ?? "";
  const parsed = parsePhotographPath(path);
  if (parsed && hasIt(context, parsed.digest)) return unchanged(context, parsed.digest);
  const bytes = parsed && (await media.photographs.read(parsed.digest, parsed.file));
  return bytes
    ? send(context, bytes, pictureFormats[parsed.format], parsed.digest)
    : refuse(context, 404, "pictureNotFound");
}

async function pack(services: ContentServices, context: Context<AppEnvironment>): Promise<Response> {
  const { hash = "", file = "" } = context.req.param() as { hash?: string; file?: string };
  const [packId = "", name = ""] = file.split(".");
  const view = services.media.studio.views(packId).find((candidate) => candidate.view === name);
  if (!view || file !== packFile(packId, name)) return refuse(context, 404, "pictureNotFound");
  const current = pictureVersion(view);
  if (hash !== current) {
    context.header("Cache-Control", "no-cache");
    return context.redirect(`/media/packs/${current}/${file}`, 302);
  }
  if (hasIt(context, view.hash)) return unchanged(context, view.hash);
  const found = await services.media.studio.pack(packId, name);
  return found
    ? send(context, new Uint8Array(found.bytes), found.type, view.hash)
    : refuse(context, 404, "pictureNotFound");
}

async function drawing(services: ContentServices, context: Context<AppEnvironment>): Promise<Response> {
  const match = /^(\d{1,10})\.([a-z]{2})\.svg$/.exec(context.req.param("file") ?? "");
  const locale = match?.[2];
  const product = services.catalogue().products.get(Number(match?.[1]));
  if (!product || !isLocale(locale)) return refuse(context, 404, "pictureNotFound");
  const article = await drawnArticle(services.db, product);
  const svg = services.media.studio.drawing(article, titleIn(product.titles, locale), locale);
  if (svg === null) return refuse(context, 404, "pictureNotFound");
  return context.body(svg, 200, { "Content-Type": "image/svg+xml; charset=utf-8" });
}

/**
 * Weak, since servers that share a database may each render the same picture with different bytes: the hash is that of
 * its source. The path identifies the rest.
 */
const tagOf = (hash: string): string => `W/"${hash}"`;

const hasIt = (context: Context, hash: string): boolean =>
  matchesTag(context.req.header("If-None-Match"), tagOf(hash));

const unchanged = (context: Context, hash: string): Response =>
  context.body(null, 304, { ETag: tagOf(hash), "Cache-Control": immutable });

const send = (context: Context, bytes: Uint8Array<ArrayBuffer>, type: string, hash: string): Response =>
  context.body(bytes, 200, {
    ETag: tagOf(hash),
    "Cache-Control": immutable,
    "Content-Type": type,
    "Content-Length": String(bytes.byteLength),
  });
