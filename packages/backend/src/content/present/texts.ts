import {
  faqTopics,
  type Campaign,
  type CompanyPage,
  type FaqTopic,
  type FaqTopicQuestions,
  type LegalDocument,
} from "@preforma/domain/content";
import { defaultLocale, type Locale } from "@preforma/domain/locales";
import { fold } from "@preforma/domain/text";
import type { Pictures } from "../../media/pictures.ts";
import type { ContentEntry } from "../entry.ts";
import { plainText } from "../sanitise.ts";
import { presentEntry, presentSlugs, presentTexts, presentWord, presentCover } from "./entry.ts";

/** A legal text; the contract names its body `description`. */
export function presentLegalDocument(
  entry: ContentEntry<"legal-documents">,
  requested: Locale | undefined,
): LegalDocument {
  return {
    ...presentEntry(entry),
    seo_translations: presentSlugs(entry),
    translations: presentTexts(entry, requested, ({ summary, body }) => ({ summary, description: body })),
  };
}

/** Questions by topic, in vocabulary order; topics without questions are left out. */
export function presentFaqs(
  entries: readonly ContentEntry<"faqs">[],
  requested: Locale | undefined,
): FaqTopicQuestions[] {
  return (Object.keys(faqTopics) as FaqTopic[]).flatMap((topic) => {
    const questions = entries
      .filter((entry) => entry.record.facts.topic === topic)
      .map((entry) => ({
        ...presentEntry(entry),
        translations: presentTexts(entry, requested, ({ title, body, search_terms }) => ({
          body,
          search_text: fold(`${title} ${plainText(body)} ${search_terms}`),
        })),
      }));
    return questions.length === 0 ? [] : [{ ...presentWord(faqTopics, topic, requested), questions }];
  });
}

/** A campaign at an instant (ms since the epoch). */
export function presentCampaign(
  entry: ContentEntry<"campaigns">,
  pictures: Pictures,
  requested: Locale | undefined,
  now: number,
): Campaign {
  const { cover, valid_from, valid_to, coupon_code, product_filter } = entry.record.facts;
  const translations = presentTexts(entry, requested, ({ summary, body }) => ({ summary, body }));
  return {
    ...presentEntry(entry),
    cover: presentCover(cover, translations[0]?.title ?? "", requested ?? defaultLocale, pictures),
    valid_from,
    valid_to,
    state: campaignState(entry, now),
    coupon_code,
    product_filter,
    translations,
    seo_translations: presentSlugs(entry),
  };
}

/** A page about the company; notes by staff are left out. */
export function presentCompanyPage(
  entry: ContentEntry<"company-pages">,
  requested: Locale | undefined,
): CompanyPage {
  return {
    ...presentEntry(entry),
    product_filter: entry.record.facts.product_filter,
    translations: presentTexts(entry, requested, ({ summary, body }) => ({ summary, body })),
  };
}

/** The state of a campaign at an instant (ms since the epoch). */
export function campaignState(
  { record: { facts } }: ContentEntry<"campaigns">,
  now: number,
): Campaign["state"] {
  if (now < Date.parse(facts.valid_from)) return "upcoming";
  return now < Date.parse(facts.valid_to) ? "running" : "ended";
}
