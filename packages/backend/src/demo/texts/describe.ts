import type { Locale } from "@preforma/domain/locales";
import { choose, hash } from "../choice.ts";
import { bottleLeads } from "./bottle-leads.ts";
import { closingSentences, colourSentences, type ColourGroup } from "./closing.ts";
import { closureLeads } from "./closure-leads.ts";
import { containerLeads } from "./container-leads.ts";
import type { Lead } from "./lead.ts";
import { measureSentences, type MeasureKind } from "./measures.ts";

const leads = { ...bottleLeads, ...containerLeads, ...closureLeads };

/** What an article is for: the key of its first sentence. */
export type LeadKey = keyof typeof leads;

/** The figures that sentences name, already written in the description's language. */
export type Figures = Readonly<
  Partial<Record<"v" | "h" | "size" | "g" | "b" | "neck" | "tube" | "carton" | "pallet", string>>
>;

/** What a description is made of. */
export interface DescriptionPlan {
  /** Chooses among the sentences, so that neighbours in a list do not read alike. */
  code: string;
  lead: LeadKey;
  measures: MeasureKind;
  colour: ColourGroup;
  closing: keyof typeof closingSentences;
}

function sentence(lead: Lead, locale: Locale, choice: string, figures: Figures): string {
  const known: Readonly<Record<string, string | undefined>> = figures;
  // Only sentences whose every figure is known; each list has at least one without any that may be missing.
  const usable = lead[locale].filter((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => known[name] !== undefined),
  );
  return choose(usable, choice).replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? "");
}

/** Three sentences on an article: what it is for, its figures, and what its colour, its declarations or its packing offer. */
export function describe(plan: DescriptionPlan, locale: Locale, figures: Figures): string {
  const { code } = plan;
  const last =
    hash(`${code} last`) % 5 < 2
      ? sentence(colourSentences[plan.colour], locale, `${code} colour`, figures)
      : sentence(closingSentences[plan.closing], locale, `${code} closing`, figures);
  return [
    sentence(leads[plan.lead], locale, `${code} lead`, figures),
    sentence(measureSentences[plan.measures], locale, `${code} measures`, figures),
    last,
  ].join(" ");
}
