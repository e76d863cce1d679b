import type { ClosureType } from "../catalogue/schema.ts";
import type { Locale } from "../locales/index.ts";
import { closureArticles } from "./closures.ts";
import { containerArticles } from "./containers.ts";
import type { AgreeingLocale, Gender } from "./grammar.ts";
import { partArticles } from "./parts.ts";

/** Containers as the trade names them. `flacon` and `drink_bottle` are bottles that some languages name separately. */
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

/** Parts that are neither: they are put around a neck, or end a can. */
export const partTypes = ["collar", "ferrule", "base"] as const;
export type PartType = (typeof partTypes)[number];

/** What an article is: a container, a closure or a part. */
export type ArticleType = ContainerType | ClosureType | PartType;

/**
 * A noun of the trade. `one` is the singular as a title begins; a phrase that must follow the
 * adjectives (`с контрольным кольцом`) is parted off by a bar: `Крышка|с контрольным кольцом`.
 */
export interface ArticleEntry {
  one: Readonly<Record<Locale, string>>;
  many: Readonly<Record<Locale, string>>;
  genders: Readonly<Record<AgreeingLocale, Gender>>;
  /** Other names, lower case, any language, as buyers and stock lists write them. */
  aliases: readonly string[];
}

/** A noun of the trade with its key, its titles without the bar. */
export interface Article extends ArticleEntry {
  key: ArticleType;
  kind: "container" | "closure" | "part";
  /** Noun and the phrase that follows its adjectives, per language. */
  parts: Readonly<Record<Locale, readonly [head: string, tail: string]>>;
}

const plain = (text: string): string => text.replace("|", " ");
const mapLocales = <T>(
  record: Readonly<Record<Locale, string>>,
  map: (text: string) => T,
): Record<Locale, T> => ({
  tr: map(record.tr),
  en: map(record.en),
  ru: map(record.ru),
  fr: map(record.fr),
  ar: map(record.ar),
  de: map(record.de),
});

const article =
  (kind: Article["kind"]) =>
  ([key, entry]: [string, ArticleEntry]): Article => ({
    key: key as ArticleType,
    kind,
    one: mapLocales(entry.one, plain),
    many: mapLocales(entry.many, plain),
    genders: entry.genders,
    aliases: entry.aliases,
    parts: mapLocales(entry.one, (text) => {
      const [head = "", tail = ""] = text.split("|");
      return [head, tail] as const;
    }),
  });

/** Every noun of the trade: containers, closures, then parts. */
export const articles: readonly Article[] = [
  ...Object.entries(containerArticles).map(article("container")),
  ...Object.entries(closureArticles).map(article("closure")),
  ...Object.entries(partArticles).map(article("part")),
];

const byKey = new Map(articles.map((entry) => [entry.key, entry]));

/** The noun of an article type. */
export function articleByType(type: ArticleType): Article {
  const entry = byKey.get(type);
  if (!entry)
    throw new Error(
      `No vocabulary entry for the article type ${type}: add it to vocabulary/containers.ts, closures.ts or parts.ts`,
    );
  return entry;
}
