import { z } from "../validation/zod.ts";
import { imageSchema, listMetaSchema, seoTranslationSchema } from "../catalogue/schema.ts";
import { locales } from "../locales/index.ts";

/** The answers of the read endpoints. Instants are ISO 8601 in UTC, days `YYYY-MM-DD`. */

const id = z.int().positive();
const languageCode = z.enum(locales);
const instant = z.iso.datetime();
const day = z.iso.date();

/** A picture by URL; sizes in pixels. */
export const contentFileSchema = z.object({
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});

/** A key of a vocabulary with its title in the requested language (Turkish as fallback). */
const word = z.object({ key: z.string(), title: z.string() });

const translation = z.object({ language_code: languageCode, title: z.string(), slug: z.string() });
const entry = z.object({
  id,
  key: z.string(),
  is_active: z.boolean(),
  created_at: instant,
  updated_at: instant,
});

/** A legal text. `slug` is its fragment on the page of legal documents; `description` is HTML. */
export const legalDocumentSchema = entry.extend({
  /** The slug in every language: all lead to the same text, so that a link survives a change of language. */
  seo_translations: z.array(seoTranslationSchema),
  translations: z.array(translation.extend({ summary: z.string(), description: z.string() })),
});

const articleTranslation = translation.extend({
  summary: z.string(),
  /** Whole minutes, at least one. */
  reading_minutes: z.int().positive(),
});

/** An article as lists show it. */
export const articleSummarySchema = entry.extend({
  published_at: instant,
  cover: imageSchema.nullable(),
  /** Only in the blog; empty elsewhere. */
  tags: z.array(word),
  translations: z.array(articleTranslation),
  /** The slug in every language that has the article. */
  seo_translations: z.array(seoTranslationSchema),
});

/** A page of articles, newest first. */
export const articleListSchema = z.object({
  items: z.array(articleSummarySchema),
  meta: listMetaSchema,
  /** Tags in use with the number of articles; empty outside the blog. */
  tags: z.array(word.extend({ count: z.int().nonnegative() })),
});

/** A whole article; `body` is HTML. */
export const articleDetailSchema = articleSummarySchema.extend({
  translations: z.array(articleTranslation.extend({ body: z.string() })),
  /** Articles to read next, nearest first. */
  related: z.array(articleSummarySchema),
});

/** Questions by topic, in the order of the page. */
export const faqTopicSchema = word.extend({
  questions: z.array(
    entry.extend({
      translations: z.array(
        translation.extend({
          /** The answer, HTML. */
          body: z.string(),
          /** Question, answer and search terms, folded by `fold` of the text rules; search in it for folded words. */
          search_text: z.string(),
        }),
      ),
    }),
  ),
});

/** A campaign; `body` is HTML. `state` is that at the time of the answer. */
export const campaignSchema = entry.extend({
  cover: imageSchema.nullable(),
  valid_from: instant,
  valid_to: instant,
  state: z.enum(["upcoming", "running", "ended"]),
  coupon_code: z.string().nullable(),
  /** The query part of a product list's URL for the campaign's products; null where it covers everything. */
  product_filter: z.string().nullable(),
  translations: z.array(translation.extend({ summary: z.string(), body: z.string() })),
  seo_translations: z.array(seoTranslationSchema),
});

/** An account for bank transfers. The IBAN has no spaces; `iban_grouped` is for people. */
export const bankAccountSchema = entry.extend({
  bank: z.string(),
  branch: z.string(),
  holder: z.string(),
  iban: z.string(),
  iban_grouped: z.string(),
  bic: z.string(),
  currency: z.string(),
  /** `title` names the account, `summary` states its purpose. */
  translations: z.array(translation.extend({ summary: z.string() })),
});

/** A customer reference. `title` is what it fills, `summary` adds details. */
export const referenceSchema = entry.extend({
  name: z.string(),
  sector: word,
  logo: contentFileSchema
    .extend({
      /** For a word-mark in outlines: a URL for SVG `<use>`, drawn in the colour `--mark-ink`. */
      mark_url: z.string().nullable(),
    })
    .nullable(),
  website: z.string().nullable(),
  translations: z.array(translation.extend({ summary: z.string() })),
});

/** A manager. `title` is the position, `body` the biography, HTML. */
export const managerSchema = entry.extend({
  /** Empty for a manager who is shown by position only. */
  name: z.string(),
  /** Two letters for a missing portrait; empty without a name. */
  monogram: z.string(),
  portrait: contentFileSchema.nullable(),
  translations: z.array(translation.extend({ summary: z.string(), body: z.string() })),
});

/** A certificate. `title` is what it certifies, `summary` its scope. */
export const certificateSchema = entry.extend({
  standard: z.string(),
  holder: z.string(),
  issuer: z.string(),
  number: z.string(),
  issued_on: day,
  valid_until: day,
  /** At the time of the answer, in Turkish time. */
  is_valid: z.boolean(),
  preview: contentFileSchema.nullable(),
  document: z.object({ url: z.string(), media_type: z.string() }),
  translations: z.array(translation.extend({ summary: z.string(), body: z.string() })),
});

/** A position open for applications. `body` is the description, HTML. */
export const openPositionSchema = entry.extend({
  department: word,
  location: word,
  employment_type: word,
  closing_date: day.nullable(),
  published_at: instant,
  /** The slug in every language that has the position. */
  seo_translations: z.array(seoTranslationSchema),
  translations: z.array(
    translation.extend({ summary: z.string(), body: z.string(), requirements: z.array(z.string()) }),
  ),
});

/** A page about the company, its services or an industry. `summary` is its first paragraph, `body` HTML. */
export const companyPageSchema = entry.extend({
  /** The query part of the URL of a related product list; null where there is none. */
  product_filter: z.string().nullable(),
  translations: z.array(translation.extend({ summary: z.string(), body: z.string() })),
});

export type LegalDocument = z.infer<typeof legalDocumentSchema>;
export type ArticleSummary = z.infer<typeof articleSummarySchema>;
export type ArticleDetail = z.infer<typeof articleDetailSchema>;
export type ArticleList = z.infer<typeof articleListSchema>;
export type FaqTopicQuestions = z.infer<typeof faqTopicSchema>;
export type Campaign = z.infer<typeof campaignSchema>;
export type BankAccount = z.infer<typeof bankAccountSchema>;
export type Reference = z.infer<typeof referenceSchema>;
export type Manager = z.infer<typeof managerSchema>;
export type Certificate = z.infer<typeof certificateSchema>;
export type CompanyPage = z.infer<typeof companyPageSchema>;
export type OpenPosition = z.infer<typeof openPositionSchema>;
export type ContentFile = z.infer<typeof contentFileSchema>;
