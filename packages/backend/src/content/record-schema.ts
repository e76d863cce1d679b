import type { ContentKind, ContentRecord } from "@preforma/domain/content";
import { contentRecordSchemas } from "@preforma/domain/content/schema";
import { complaint, type Texts } from "@preforma/domain/validation";
import type { z } from "zod";
import { filled } from "../text/index.ts";
import contentMessages from "./messages.json" with { type: "json" };
import { foreignPictures } from "./sanitise.ts";

/**
 * The schema for writing an entry: it ends after it begins, and pictures may be on this site or on allowed hosts;
 * pictures inside a text on this site alone. Other pictures would be stored but blocked by browsers, or silently
 * dropped from the text.
 */
export function recordSchema(
  kind: ContentKind,
  mediaHosts: readonly string[],
): z.ZodType<ContentRecord<ContentKind>> {
  return withoutUnknownNames(kind).superRefine(({ facts, texts, published_at, expires_at }, context) => {
    if (published_at !== null && expires_at !== null && expires_at <= published_at) {
      const { error, params } = complaint(contentMessages.endsFirst);
      context.addIssue({ code: "custom", message: error, params, path: ["expires_at"] });
    }
    for (const [language, text] of Object.entries(texts)) {
      const [address] = foreignPictures(text?.body ?? "");
      if (address === undefined) continue;
      const { error, params } = complaint(
        filledTexts(contentMessages.foreignInText, { address: shortened(address) }),
      );
      context.addIssue({ code: "custom", message: error, params, path: ["texts", language, "body"] });
    }
    for (const [name, url] of pictureUrls(facts)) {
      if (isShownPicture(url, mediaHosts)) continue;
      const { error, params } = complaint(notShown(mediaHosts));
      context.addIssue({ code: "custom", message: error, params, path: ["facts", name, "url"] });
    }
  });
}

/**
 * Refuses unknown fields in a record or a text, as facts do: a misspelt `is_active` would be ignored, and the entry
 * shown. Stored records are read without this check, as a newer release may have written more.
 */
function withoutUnknownNames(kind: ContentKind): z.ZodType<ContentRecord<ContentKind>> {
  const schema = contentRecordSchemas[kind] as z.ZodObject<{
    texts: z.ZodRecord<z.core.$ZodRecordKey, z.ZodObject>;
  }>;
  const { texts } = schema.shape;
  const strict = schema.strict().safeExtend({
    texts: texts.clone({ ...texts.def, valueType: texts.valueType.strict() }),
  });
  return strict as unknown as z.ZodType<ContentRecord<ContentKind>>;
}

/** The facts that are picture files, by the field name in each kind: `cover`, `logo`, `portrait`. */
function* pictureUrls(facts: object): Generator<[name: string, url: string]> {
  for (const [name, fact] of Object.entries(facts) as [string, unknown][]) {
    if (typeof fact === "object" && fact !== null && "url" in fact && typeof fact.url === "string")
      yield [name, fact.url];
  }
}

/** Host, with a non-default port; null for an invalid URL. */
const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/** Whether pages may show a picture: it is on this site, or on a host that their security policy allows. */
export function isShownPicture(url: string, mediaHosts: readonly string[]): boolean {
  if (url.startsWith("/")) return !/^\/[/\\]/.test(url);
  return mediaHosts.some((host) => hostOf(url) === hostOf(`https://${host}`));
}

/** The message for a picture that pages do not show. */
export function notShown(mediaHosts: readonly string[]): Texts {
  if (mediaHosts.length === 0) return contentMessages.foreignPicture;
  return filledTexts(contentMessages.otherHost, { hosts: mediaHosts.join(", ") });
}

/** Enough of a URL to find it: a data URL is as long as its picture. */
const shortened = (address: string): string => (address.length > 120 ? `${address.slice(0, 120)}…` : address);

/** A message in every language with its placeholders filled. */
function filledTexts(message: Texts, values: Readonly<Record<string, string>>): Texts {
  const sentences = Object.entries(message).map(([locale, sentence]) => [locale, filled(sentence, values)]);
  return Object.fromEntries(sentences) as Texts;
}
