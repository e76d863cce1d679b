import { choose } from "./choice.ts";
import type { ColourGroup, MeasureKind, Sentences } from "./schema.ts";

/** The colour and the figures that sentences name, already written in the description's language. */
export type Figures = Readonly<
  Partial<Record<"colour" | "v" | "h" | "size" | "g" | "b" | "neck" | "tube", string>>
>;

/** What a description is made of. */
export interface DescriptionPlan {
  /** Chooses among the sentences, so that neighbours in a list do not read alike. */
  code: string;
  /** The family's prefix. */
  family: string;
  measures: MeasureKind;
  colour: ColourGroup;
}

const placeholder = /\{(\w+)\}/g;

/** Fills in one of the texts whose every figure is known. Each list has at least one that needs none that may be missing. */
function fill(from: readonly string[], choice: string, known: Readonly<Record<string, string>>): string {
  const usable = from.filter((text) =>
    [...text.matchAll(placeholder)].every(([, name = ""]) => known[name] !== undefined),
  );
  return choose(usable, choice).replaceAll(placeholder, (_, name: string) => known[name] ?? "");
}

/** The text of an article's family, and a sentence on the colour and the figures in which it differs from the others. */
export function describe(sentences: Sentences, plan: DescriptionPlan, figures: Figures): string {
  const { code, family, measures, colour } = plan;
  const facts = fill(sentences.facts[measures], `${code} facts`, figures);
  return `${sentences.families[family]} ${fill(sentences.colours[colour], `${code} colour`, { ...figures, facts })}`;
}
