import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { locales, type Locale } from "../packages/domain/src/locales/index.ts";

/** A row of `terms/<locale>.json`: our term for a thing, and the terms that we do not use for it. */
export interface Term {
  term: string;
  meaning: string;
  /** Words and phrases. `*` matches any letters, `#` a number; case is ignored. */
  instead_of: readonly string[];
  /** Correct phrases that contain such a word. */
  allowed?: readonly string[];
}

/** A text that visitors read, and its source. */
export interface SiteText {
  where: string;
  text: string;
}

/** Never shown, or search terms in other words. */
const unread: ReadonlySet<string> = new Set(["search_terms", "slug", "key", "aliases"]);

/** The list of terms of a language. */
export const termsOf = (locale: Locale): Term[] =>
  JSON.parse(readFileSync(`terms/${locale}.json`, "utf8")) as Term[];

const letter = String.raw`[\p{L}\p{M}\d]`;

function patternOf(phrases: readonly string[]): RegExp {
  const sources = phrases.map((phrase) =>
    phrase
      .replaceAll(/[.\\+?^${}()|[\]]/g, String.raw`\$&`)
      .replaceAll("*", `${letter}*`)
      .replaceAll("#", String.raw`\d+`)
      .replaceAll(" ", String.raw`\s+`),
  );
  return new RegExp(`(?<!${letter})(?:${sources.join("|")})(?!${letter})`, "giu");
}

/** Wrong terms in texts: "basket" in a text where `terms/en.json` has "cart". */
export function secondWords(terms: readonly Term[], texts: readonly SiteText[]): string[] {
  const rows = terms.map(({ term, instead_of, allowed = [] }) => ({
    term,
    found: patternOf(instead_of),
    allowed: allowed.length > 0 ? patternOf(allowed) : null,
  }));
  return texts.flatMap(({ where, text }) =>
    rows.flatMap(({ term, found, allowed }) =>
      [...(allowed ? text.replaceAll(allowed, " ") : text).matchAll(found)].map(
        ({ 0: word, index, input }) =>
          `${where}: “${word}” instead of “${term}” in “…${input.slice(Math.max(0, index - 30), index + 40)}…”`,
      ),
    ),
  );
}

/** The text between tags, as a page shows it. */
const shown = (html: string): string => html.replaceAll(/<[^>]*>/g, " ");

function* strings(value: unknown, where: string): Generator<SiteText> {
  if (typeof value === "string") yield { where, text: shown(value) };
  else if (typeof value === "object" && value !== null)
    for (const [name, part] of Object.entries(value))
      if (!unread.has(name)) yield* strings(part, `${where} ${name}`);
}

/** The texts below a language's code, at any depth. */
function* inLanguage(value: unknown, locale: Locale, where: string): Generator<SiteText> {
  if (typeof value !== "object" || value === null) return;
  const isTexts = locales.some((code) => code !== locale && Object.hasOwn(value, code));
  for (const [name, part] of Object.entries(value)) {
    if (isTexts && name === locale) yield* strings(part, where);
    else if (!unread.has(name)) yield* inLanguage(part, locale, `${where} ${name}`);
  }
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Modules of the packages with texts in every language; their JSON files are read too. */
const modules = globSync(
  "packages/{domain,backend,ui}/src/**/{*messages,*texts,names,labels,titles,materials,shapes}.ts",
).concat("packages/domain/src/vocabulary/colours.ts");

/** Every text of a language: messages of the site and the packages, and the content of the demo. */
export async function textsOf(locale: Locale): Promise<SiteText[]> {
  const own = [...globSync(`sites/web/locales/${locale}/*.json`), `demo/catalogue/sentences/${locale}.json`];
  const shared = [
    ...globSync([
      "demo/content/*/*.json",
      "packages/{backend,ui}/src/**/{*messages,*texts,messages/texts/*}.json",
    ]),
    "demo/catalogue/categories.json",
    "packages/domain/src/vocabulary/articles.json",
  ];
  const exported = await Promise.all(
    modules.map(async (file) => ({ file, values: (await import(pathToFileURL(file).href)) as object })),
  );
  return [
    ...own.flatMap((file) => [...strings(json(file), file)]),
    ...shared.flatMap((file) => [...inLanguage(json(file), locale, file)]),
    ...exported.flatMap(({ file, values }) => [...inLanguage({ ...values }, locale, file)]),
  ];
}
