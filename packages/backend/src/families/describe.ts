import type { ColourGroup, MeasureKind, Sentences } from "./schema.ts";

/** A deterministic integer hash of a text (FNV-1a, 32 bits, with a final mix). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Chooses one of a list by a text: always the same one for the same text. */
function choose<T>(from: readonly T[], by: string): T {
  const chosen = from[hash(by) % from.length];
  if (chosen === undefined) throw new Error(`Nothing to choose from for ${by}`);
  return chosen;
}

/** The colour and the figures in sentences, already in the description's language. */
export type Figures = Readonly<
  Partial<Record<"colour" | "v" | "h" | "size" | "g" | "b" | "neck" | "tube", string>>
>;

/** The parts of a description. */
export interface DescriptionPlan {
  /** Chooses among the sentences, so that neighbours in a list differ. */
  code: string;
  /** The family's prefix. */
  family: string;
  measures: MeasureKind;
  colour: ColourGroup;
}

const placeholder = /\{(\w+)\}/g;

/** Fills in a text whose figures are all known. Each list has at least one text without optional figures. */
function fill(from: readonly string[], choice: string, known: Readonly<Record<string, string>>): string {
  const usable = from.filter((text) =>
    [...text.matchAll(placeholder)].every(([, name = ""]) => known[name] !== undefined),
  );
  return choose(usable, choice).replaceAll(placeholder, (_, name: string) => known[name] ?? "");
}

/**
 * The text of an article's family, and a sentence on the colour and the figures that distinguish it from the others.
 */
export function describe(sentences: Sentences, plan: DescriptionPlan, figures: Figures): string {
  const { code, family, measures, colour } = plan;
  const facts = fill(sentences.facts[measures], `${code} facts`, figures);
  return `${sentences.families[family]} ${fill(sentences.colours[colour], `${code} colour`, { ...figures, facts })}`;
}
