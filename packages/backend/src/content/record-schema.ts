import type { ContentKind, ContentRecord } from "@preforma/domain/content";
import { contentRecordSchemas } from "@preforma/domain/content/schema";
import { complaint, type Texts } from "@preforma/domain/validation";
import type { z } from "zod";
import { filled } from "../text/index.ts";
import contentMessages from "./messages.json" with { type: "json" };
import { foreignPictures } from "./sanitise.ts";

/**
 * The schema by which an entry is written: it ends after it begins, and pictures may lie at this site and at hosts that
 * its pages show pictures of, those inside a text at this site alone. All others would be stored, and browsers would
 * never load them, or would be left out of the text without a word.
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
 * Refuses names that a record or a text does not have, as facts do: a misspelt `is_active` would be left out, and the
 * entry shown. What is stored is read without this, as a newer release may have written more.
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

/** The facts that are picture files, under the name that each kind uses: `cover`, `logo`, `portrait`. */
function* pictureUrls(facts: object): Generator<[name: string, url: string]> {
  for (const [name, fact] of Object.entries(facts) as [string, unknown][]) {
    if (typeof fact === "object" && fact !== null && "url" in fact && typeof fact.url === "string")
      yield [name, fact.url];
  }
}

/** Host with a port where it is not the usual one; null for what is no address. */
const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null);

/** Whether pages show a picture: it lies at this site, or at a host that their security policy allows. */
export function isShownPicture(url: string, mediaHosts: readonly string[]): boolean {
  if (url.startsWith("/")) return !/^\/[/\\]/.test(url);
  return mediaHosts.some((host) => hostOf(url) === hostOf(`https://${host}`));
}

/** The message for a picture that pages do not show. */
export function notShown(mediaHosts: readonly string[]): Texts {
  if (mediaHosts.length === 0) return contentMessages.foreignPicture;
  return filledTexts(contentMessages.otherHost, { hosts: mediaHosts.join(", ") });
}

/** Enough of an address to find it: those that hold their picture themselves are as long as it. */
const shortened = (address: string): string => (address.length > 120 ? `${address.slice(0, 120)}…` : address);

/** A message in every language with its gaps filled. */
function filledTexts(message: Texts, values: Readonly<Record<string, string>>): Texts {
  const sentences = Object.entries(message).map(([locale, sentence]) => [locale, filled(sentence, values)]);
  return Object.fromEntries(sentences) as Texts;
}
