import type { ClosureType } from "../catalogue/schema.ts";
import { perLocale, type Locale } from "../locales/index.ts";
import data from "./articles.json" with { type: "json" };
import type { AgreeingLocale, Gender } from "./grammar.ts";

/** Containers by their trade names. `flacon` and `drink_bottle` are bottles that some languages name separately. */
export const containerTypes = [
  "bottle",
  "flacon",
  "drink_bottle",
  "dropper_bottle",
  "roll_on_bottle",
  "jar",
  "jerrycan",
  "drum",
  "bucket",
  "tube",
  "tray",
  "can",
  "preform",
] as const;
export type ContainerType = (typeof containerTypes)[number];

/** Other parts: they are put around a neck, or end a can. */
export const partTypes = ["collar", "ferrule", "base"] as const;
export type PartType = (typeof partTypes)[number];

/** What an article is: a container, a closure or a part. */
export type ArticleType = ContainerType | ClosureType | PartType;

/**
 * A noun of the trade. `one` is the singular at the start of a title; a phrase that must follow the adjectives (`с
 * контрольным кольцом`) is separated by a bar: `Крышка|с контрольным кольцом`.
 */
export interface ArticleEntry {
  one: Readonly<Record<Locale, string>>;
  many: Readonly<Record<Locale, string>>;
  genders: Readonly<Record<AgreeingLocale, Gender>>;
  /** Other names, lower case, any language, as in buyers' searches and stock lists. */
  aliases: readonly string[];
}

/** A noun of the trade with its key and its titles without the bar. */
export interface Article extends ArticleEntry {
  key: ArticleType;
  kind: "container" | "closure" | "part";
  /** Noun and the phrase that follows its adjectives, per language. */
  parts: Readonly<Record<Locale, readonly [head: string, tail: string]>>;
}

/** An entry in JSON. */
type WrittenEntry = Omit<ArticleEntry, "genders"> & { genders: Record<AgreeingLocale, string> };

const { container, closure, part } = data satisfies {
  container: Record<ContainerType, WrittenEntry>;
  closure: Record<ClosureType, WrittenEntry>;
  part: Record<PartType, WrittenEntry>;
};

const plain = (text: string): string => text.replace("|", " ");
const article =
  (kind: Article["kind"]) =>
  ([key, entry]: [string, WrittenEntry]): Article => ({
    key: key as ArticleType,
    kind,
    one: perLocale((locale) => plain(entry.one[locale])),
    many: perLocale((locale) => plain(entry.many[locale])),
    genders: entry.genders as ArticleEntry["genders"],
    aliases: entry.aliases,
    parts: perLocale((locale) => {
      const [head = "", tail = ""] = entry.one[locale].split("|");
      return [head, tail] as const;
    }),
  });

/** Every noun of the trade: containers, closures, then parts. */
export const articles: readonly Article[] = [
  ...Object.entries(container).map(article("container")),
  ...Object.entries(closure).map(article("closure")),
  ...Object.entries(part).map(article("part")),
];

const byKey = new Map(articles.map((entry) => [entry.key, entry]));

/** The noun of an article type. */
export function articleByType(type: ArticleType): Article {
  const entry = byKey.get(type);
  if (!entry)
    throw new Error(`No vocabulary entry for the article type ${type}: add it to vocabulary/articles.json`);
  return entry;
}
