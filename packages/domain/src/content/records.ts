import { z } from "../validation/zod.ts";
import { maxCouponCode } from "../shop/coupons.ts";
import { colourByKey } from "../vocabulary/index.ts";
import { complaint } from "../validation/index.ts";
import { optionalLine, optionalText, requiredLine } from "../validation/schema.ts";
import { locales } from "../locales/index.ts";
import { compactIban, isIban } from "./iban.ts";
import type { ContentKind } from "./kinds.ts";
import complaints from "./complaints.json" with { type: "json" };
import {
  sectors,
  type Sector,
  blogTags,
  departments,
  employmentTypes,
  faqTopics,
  workplaces,
  type BlogTag,
  type Department,
  type EmploymentType,
  type FaqTopic,
  type Workplace,
} from "./titles.ts";

/**
 * The content that staff write and seeds contain: one schema per kind. Bodies are HTML, sanitised before they are
 * stored.
 */

const keysOf = <Key extends string>(words: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(words) as [Key, ...Key[]]);

/** Lower case ASCII words joined by hyphens. */
const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: "Must be small letters and digits, with hyphens in between: price-list-2027.",
  });
/** An instant, ISO 8601 in UTC or with an offset; stored in UTC. */
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const day = z.iso.date();
/** A file of this site, or an https URL elsewhere. */
const address = z
  .string()
  .max(500)
  .regex(/^(?:https:\/\/[^\s"'<>\\]+|\/(?!\/)[^\s"'<>\\]*)$/);
const colour = z.string().refine((key) => colourByKey(key) !== undefined, complaint(complaints.colour));

/** A picture by URL; sizes in pixels. */
const file = z.object({ url: address, width: z.int().positive(), height: z.int().positive() });
/** A picture of the studio: a shape in two colours of the vocabulary. */
const studio = z.object({
  shape_id: z
    .string()
    .max(64)
    .regex(/^[a-z0-9][a-z0-9_-]*$/),
  colour,
  closure_colour: colour,
});
const cover = z.union([studio, file]).nullable().default(null);
/** A word-mark in outlines, so that it renders alike everywhere and cannot contain scripts. Sizes in user units. */
const wordMark = z.object({
  width: z.number().positive().max(4000),
  height: z.number().positive().max(4000),
  paths: z
    .array(
      z.object({
        d: z
          .string()
          .max(20_000)
          .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9eE\s,.+-]+$/),
        fill: z.string().regex(/^#[0-9a-f]{6}$/),
      }),
    )
    .min(1)
    .max(40),
});

/** Optional text, without characters that a database refuses; an empty one counts as omitted. */
const written = (max: number) => optionalText(max).transform((given) => given ?? "");
const body = written(200_000);
const summary = written(1000);
const text = z.object({
  title: requiredLine(200),
  /** Derived from the title where it is omitted. */
  slug: slug.optional(),
  summary,
  body,
});
const questionText = text.extend({
  /** Search terms; searched, never shown. */
  search_terms: written(500),
});
const positionText = text.extend({ requirements: z.array(requiredLine(300)).max(30).default([]) });

function recordOf<Facts extends z.ZodType, Text extends z.ZodType>(facts: Facts, textSchema: Text) {
  return z.object({
    /** Stable name, the same in every language; unique in its kind. */
    key: slug,
    is_active: z.boolean().default(true),
    sort_order: z.int().min(-1_000_000).max(1_000_000).default(0),
    /** Hidden before; null is immediately visible. */
    published_at: instant.nullable().default(null),
    /** Hidden afterwards; null is never. */
    expires_at: instant.nullable().default(null),
    facts,
    texts: z
      .partialRecord(z.enum(locales), textSchema)
      .refine((texts) => Object.values(texts).some(Boolean), complaint(complaints.language)),
  });
}

/** For staff only: sources, open questions, pending confirmations. Never sent to visitors. */
const staff_note = written(5000);
const legal = z.strictObject({ staff_note }).prefault({});
const article = z.strictObject({ cover }).default({ cover: null });
const ended = (from: string, to: string): boolean => Date.parse(from) < Date.parse(to);

/** The stored fields of an entry, by kind. Unknown facts are refused: they are typos, and would be lost. */
export const contentRecordSchemas = {
  "legal-documents": recordOf(legal, text),
  news: recordOf(article, text),
  announcements: recordOf(article, text),
  blog: recordOf(
    z.strictObject({ cover, tags: z.array(keysOf<BlogTag>(blogTags)).max(6).default([]) }),
    text,
  ),
  faqs: recordOf(z.strictObject({ topic: keysOf<FaqTopic>(faqTopics) }), questionText),
  campaigns: recordOf(
    z
      .strictObject({
        cover,
        valid_from: instant,
        valid_to: instant,
        coupon_code: optionalLine(maxCouponCode),
        /** Filter of its products: the query part of a product list's URL, `keyword=boston&colour=clear-green`. */
        product_filter: optionalLine(300),
      })
      .refine((facts) => ended(facts.valid_from, facts.valid_to), {
        ...complaint(complaints.period),
        path: ["valid_to"],
      }),
    text,
  ),
  "bank-accounts": recordOf(
    z.strictObject({
      bank: requiredLine(120),
      branch: requiredLine(120),
      holder: requiredLine(160),
      iban: z.string().max(60).transform(compactIban).refine(isIban, complaint(complaints.iban)),
      /** ISO 9362. */
      bic: z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/),
      /** ISO 4217. */
      currency: z.string().regex(/^[A-Z]{3}$/),
    }),
    text,
  ),
  references: recordOf(
    z.strictObject({
      name: requiredLine(120),
      sector: keysOf<Sector>(sectors),
      logo: z.union([wordMark, file]).nullable().default(null),
      website: address.nullable().default(null),
    }),
    text,
  ),
  managers: recordOf(
    z
      .strictObject({
        /** If omitted, only the manager's position is shown. */
        name: optionalLine(120),
        portrait: file.nullable().default(null),
      })
      .prefault({}),
    text,
  ),
  certificates: recordOf(
    z
      .strictObject({
        /** The standard as it is cited: `ISO 9001:2015`. */
        standard: requiredLine(80),
        /** The certified company. */
        holder: requiredLine(160),
        issuer: requiredLine(160),
        number: requiredLine(80),
        issued_on: day,
        valid_until: day,
        /** The certificate itself; null generates a sheet from these facts. */
        document_url: address.nullable().default(null),
      })
      .refine((facts) => ended(facts.issued_on, facts.valid_until), {
        ...complaint(complaints.period),
        path: ["valid_until"],
      }),
    text,
  ),
  "open-positions": recordOf(
    z.strictObject({
      department: keysOf<Department>(departments),
      location: keysOf<Workplace>(workplaces),
      employment_type: keysOf<EmploymentType>(employmentTypes),
      /** Last day for applications, in Turkish time; null is open until further notice. */
      closing_date: day.nullable().default(null),
    }),
    positionText,
  ),
  "company-pages": recordOf(
    z
      .strictObject({
        /** Products shown below the text, in the form of a campaign's filter: `material=HDPE&volume_min=1000`. */
        product_filter: optionalLine(300),
        staff_note,
      })
      .prefault({}),
    text,
  ),
} satisfies Record<ContentKind, z.ZodType>;

/** An entry as staff write it and the database stores it. */
export type ContentRecord<Kind extends ContentKind> = z.output<(typeof contentRecordSchemas)[Kind]>;
/** The input form: fields with a default may be omitted. */
export type ContentInput<Kind extends ContentKind> = z.input<(typeof contentRecordSchemas)[Kind]>;
/** The language-independent fields of an entry. */
export type ContentFacts<Kind extends ContentKind> = ContentRecord<Kind>["facts"];
