import { createHash } from "node:crypto";
import { Hono } from "hono";
import { isLocale, type Locale } from "@preforma/domain/locales";
import { shareLook, type ShareCard } from "@preforma/studio";
import { titleIn } from "../catalogue/translations.ts";
import { refuse, unlessBusy, visitorKey, type AppEnvironment } from "../http/index.ts";
import { type Image, pictureBytes } from "../media/index.ts";
import { brandName } from "../mail/index.ts";
import type { ContentServices } from "../content/services.ts";
import { presentCover } from "../content/present/entry.ts";
import { textsFor } from "../content/entry.ts";
import texts from "./texts.json" with { type: "json" };

/** Kinds with their own share picture, with their labels, and the company's title for other pages. */
const { eyebrows, site: siteTitles } = texts;

/** A kind of subject with a share picture. */
type ShareKind = keyof typeof eyebrows;

const immutable = "public, max-age=31536000, immutable";

/** The content of a share picture, before its product picture is loaded. */
interface Subject extends Omit<ShareCard, "picture"> {
  image: Image | null;
}

/**
 * `/media/share/{kind}/{id}/{language}.jpg`, and `/media/share/site/1/{language}.jpg` for all other pages: redirects to
 * the URL of the current picture, which contains a hash of its content and never changes. Pictures are rendered on
 * their first request, and cached on disk.
 */
export function shareRoutes(services: ContentServices): Hono<AppEnvironment> {
  return new Hono<AppEnvironment>().get("/:kind/:id/:file", async (context) => {
    const { kind, id, file } = context.req.param();
    const [, locale, hash] = /^([a-z]{2})(?:-([0-9a-f]{12}))?\.jpg$/.exec(file) ?? [];
    const subject =
      isLocale(locale) && /^[1-9]\d{0,9}$/.test(id)
        ? kind === "site" && id === "1"
          ? siteSubject(services, locale)
          : Object.hasOwn(eyebrows, kind)
            ? subjectOf(services, kind as ShareKind, Number(id), locale)
            : null
        : null;
    if (!subject) return refuse(context, 404, "pictureNotFound");
    const current = digestOf(subject);
    if (hash !== current) {
      context.header("Cache-Control", "public, max-age=300");
      return context.redirect(`/media/share/${kind}/${id}/${locale}-${current}.jpg`, 302);
    }
    return unlessBusy(context, async () => {
      const draw = async (): Promise<Uint8Array> => {
        const { image, ...card } = subject;
        return services.media.studio.share({
          ...card,
          picture: image && (await pictureBytes(services.media, image)),
        });
      };
      const path = `share/${kind}/${id}/${file}`;
      const bytes = await services.media.store.get(path, "chosen", draw, visitorKey(context.env));
      return context.body(bytes, 200, {
        "Content-Type": "image/jpeg",
        "Content-Length": String(bytes.byteLength),
        "Cache-Control": immutable,
      });
    });
  });
}

const digestOf = ({ eyebrow, title, image }: Subject): string =>
  createHash("sha256")
    .update(JSON.stringify([shareLook, eyebrow, title, image?.url]))
    .digest("hex")
    .slice(0, 12);

/** The company, with the first featured product that has a picture. */
function siteSubject(services: ContentServices, locale: Locale): Subject {
  let image: Image | null = null;
  for (const product of services.catalogue().products.values()) {
    if (!product.isFeatured) continue;
    image = services.media.imagesFor(product, "", locale)[0] ?? null;
    if (image) break;
  }
  return {
    locale,
    eyebrow: new URL(services.publicOrigin).host,
    title: siteTitles[locale],
    name: brandName,
    image,
  };
}

function subjectOf(services: ContentServices, kind: ShareKind, id: number, locale: Locale): Subject | null {
  const common = { locale, eyebrow: eyebrows[kind][locale], name: brandName };
  if (kind === "products") {
    const product = services.catalogue().products.get(id);
    if (!product) return null;
    const title = titleIn(product.titles, locale);
    return { ...common, title, image: services.media.imagesFor(product, title, locale)[0] ?? null };
  }
  if (kind === "categories") {
    const category = services.catalogue().categories.get(id);
    if (!category?.isActive) return null;
    const title = titleIn(category.titles, locale);
    return { ...common, title, image: services.media.imagesFor(category, title, locale)[0] ?? null };
  }
  const entry = services.content().find(kind, id);
  const shown = entry && textsFor(entry.record.texts, locale)[0];
  if (!entry || !shown) return null;
  const { title } = shown.text;
  return { ...common, title, image: presentCover(entry.record.facts.cover, title, locale, services.media) };
}
