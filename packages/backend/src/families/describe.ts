import type { Locale } from "@preforma/domain/locales";
import { choose, hash } from "./choice.ts";
import type { CataloguePlan, ColourGroup, MeasureKind, Sentences } from "./schema.ts";

/** The figures that sentences name, already written in the description's language. */
export type Figures = Readonly<
  Partial<Record<"v" | "h" | "size" | "g" | "b" | "neck" | "tube" | "carton" | "pallet", string>>
>;

/** What a description is made of. */
export interface DescriptionPlan {
  /** Chooses among the sentences, so that neighbours in a list do not read alike. */
  code: string;
  lead: string;
  measures: MeasureKind;
  colour: ColourGroup;
  closing: keyof Sentences["closings"];
}

function sentence(from: readonly string[], choice: string, figures: Figures): string {
  const known: Readonly<Record<string, string | undefined>> = figures;
  // Only sentences whose every figure is known; each list has at least one without any that may be missing.
  const usable = from.filter((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => known[name] !== undefined),
  );
  return choose(usable, choice).replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? "");
}

/** Three sentences on an article: what it is for, its figures, and what its colour, its declarations or its packing offer. */
export function describe(
  sentences: CataloguePlan["sentences"],
  plan: DescriptionPlan,
  locale: Locale,
  figures: Figures,
): string {
  const { code } = plan;
  const { leads, measures, colours, closings } = sentences[locale];
  const last =
    hash(`${code} last`) % 5 < 2
      ? sentence(colours[plan.colour], `${code} colour`, figures)
      : sentence(closings[plan.closing], `${code} closing`, figures);
  return [
    sentence(leads[plan.lead] ?? [], `${code} lead`, figures),
    sentence(measures[plan.measures], `${code} measures`, figures),
    last,
  ].join(" ");
}
