import { Hono, type Context } from "hono";
import { isLocale, type Locale } from "@preforma/domain/locales";
import { productDetail } from "../catalogue/detail.ts";
import { documentTexts, madeDocuments } from "../catalogue/document-texts.ts";
import { documentSlug, offersDocument } from "../catalogue/documents.ts";
import { drawnArticle } from "../catalogue/drawn-article.ts";
import type { ContentServices } from "../content/services.ts";
import {
  contentDisposition,
  matchesTag,
  refuse,
  unlessBusy,
  visitorKey,
  type AppEnvironment,
} from "../http/index.ts";
import { exchangeDigest, planDocument } from "./job.ts";

/** A record may change, and the path of a document has no version. */
const caching = "public, max-age=300";

/**
 * `/media/documents/{id}/{kind}.{language}.pdf` and `/media/documents/{id}/technical-drawing.dxf`: documents for
 * buyers' files. Each is generated on its first request, in turn with pictures, and cached on disk by the digest of its
 * content.
 */
export function documentRoutes(services: ContentServices): Hono<AppEnvironment> {
  return new Hono<AppEnvironment>()
    .get("/:id/technical-drawing.dxf", (context) => exchange(services, context))
    .get("/:id/:file", (context) => pdf(services, context));
}

async function pdf(services: ContentServices, context: Context<AppEnvironment>): Promise<Response> {
  const { id = "", file = "" } = context.req.param() as { id?: string; file?: string };
  const [, slug, locale] = /^([a-z-]{1,40})\.([a-z]{2})\.pdf$/.exec(file) ?? [];
  const kind = madeDocuments.find((known) => documentSlug(known) === slug);
  const product = productAt(services, id);
  if (!kind || !product || !isLocale(locale)) return refuse(context, 404, "pathNotFound");
  const { media, publicOrigin } = services;
  const [detail, article] = await Promise.all([
    productDetail(services, product, locale),
    drawnArticle(services.db, product),
  ]);
  const canDraw = media.studio.canDraw(article);
  if (!detail || !offersDocument(kind, detail, canDraw)) return refuse(context, 404, "pathNotFound");
  const documented = {
    product: detail,
    locale,
    settings: services.settings(),
    origin: publicOrigin.replace(/\/$/, ""),
  };
  const { digest, job } = planDocument(kind, documented, article, canDraw);
  const headers = {
    ...common(digest),
    ...named("inline", product.code, kind, locale, "pdf"),
    "Content-Language": locale,
  };
  if (matchesTag(context.req.header("If-None-Match"), tagOf(digest))) return context.body(null, 304, headers);
  return unlessBusy(context, async () => {
    const path = `documents/${slug}/${digest}.pdf`;
    const make = async (): Promise<Uint8Array> => media.studio.typeset(await job(media));
    const bytes = await media.store.get(path, "chosen", make, visitorKey(context.env));
    return context.body(bytes, 200, {
      ...headers,
      "Content-Type": "application/pdf",
      "Content-Length": String(bytes.byteLength),
    });
  });
}

async function exchange(services: ContentServices, context: Context<AppEnvironment>): Promise<Response> {
  const { media } = services;
  const product = productAt(services, context.req.param("id") ?? "");
  const article = product && (await drawnArticle(services.db, product));
  if (!article || !media.studio.canDraw(article)) return refuse(context, 404, "pathNotFound");
  const digest = exchangeDigest(article);
  const headers = {
    ...common(digest),
    ...named("attachment", article.code, "technical_drawing", null, "dxf"),
  };
  if (matchesTag(context.req.header("If-None-Match"), tagOf(digest))) return context.body(null, 304, headers);
  return unlessBusy(context, async () => {
    const make = async (): Promise<Uint8Array> =>
      new TextEncoder().encode((await media.studio.exchange(article)) ?? "");
    const path = `documents/technical-drawing/${digest}.dxf`;
    const bytes = await media.store.get(path, "chosen", make, visitorKey(context.env));
    return context.body(bytes, 200, {
      ...headers,
      "Content-Type": "image/vnd.dxf",
      "Content-Length": String(bytes.byteLength),
    });
  });
}

const productAt = (services: ContentServices, id: string) =>
  /^[1-9]\d{0,9}$/.test(id) ? services.catalogue().products.get(Number(id)) : undefined;

/** Weak: servers that share a database may each typeset the same document with different bytes. */
const tagOf = (digest: string): string => `W/"${digest}"`;

/** Search engines should show the product's page instead. */
const common = (digest: string): Record<string, string> => ({
  ETag: tagOf(digest),
  "Cache-Control": caching,
  "X-Robots-Tag": "noindex",
});

/** A file name that people recognise later. */
function named(
  disposition: "inline" | "attachment",
  code: string,
  kind: (typeof madeDocuments)[number],
  locale: Locale | null,
  ending: string,
): Record<string, string> {
  const plain = [code.replaceAll(/[^\w.-]+/g, "-"), documentSlug(kind), ...(locale ? [locale] : [])].join(
    "-",
  );
  const name = `${code} ${locale ? documentTexts[kind][locale] : documentSlug(kind)}.${ending}`;
  return {
    "Content-Disposition": contentDisposition(disposition, name, `${plain}.${ending}`),
  };
}
