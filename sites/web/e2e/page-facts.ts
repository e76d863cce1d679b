import { Parser } from "htmlparser2";

/** The contents of a page's HTML for search engines, screen readers and crawlers. */
export interface PageFacts {
  lang: string | undefined;
  dir: string | undefined;
  titles: string[];
  descriptions: string[];
  robots: string | undefined;
  canonicals: string[];
  /** URLs by `hreflang`. */
  alternates: Record<string, string>;
  headings: string[];
  ids: Set<string>;
  /** Link targets, as written. */
  links: string[];
  /** URLs of scripts, styles, pictures, fonts and everything else that the browser fetches by itself, as written. */
  resources: string[];
}

/** Elements whose text is recorded. */
const recorded: Readonly<Record<string, "titles" | "headings">> = { title: "titles", h1: "headings" };

/** Reads the HTML of a page. */
export function readPage(html: string): PageFacts {
  const facts: PageFacts = {
    lang: undefined,
    dir: undefined,
    titles: [],
    descriptions: [],
    robots: undefined,
    canonicals: [],
    alternates: {},
    headings: [],
    ids: new Set(),
    links: [],
    resources: [],
  };
  let text: string | null = null;
  // Drawings have their own titles.
  let drawings = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, href, src, srcset } = attributes;
      if (id !== undefined) facts.ids.add(id);
      if (name === "svg") drawings += 1;
      else if (name === "html") {
        facts.lang = attributes["lang"];
        facts.dir = attributes["dir"];
      } else if (name === "meta") readMeta(facts, attributes);
      else if (name === "link") readLink(facts, attributes);
      else if ((name === "a" || name === "area") && href !== undefined) facts.links.push(href);
      else if (src !== undefined && name !== "iframe") facts.resources.push(src);
      for (const candidates of [srcset, name === "link" ? attributes["imagesrcset"] : undefined])
        facts.resources.push(...addressesOf(candidates));
      if (recorded[name] !== undefined && drawings === 0) text = "";
    },
    ontext(part) {
      if (text !== null) text += part;
    },
    onclosetag(name) {
      if (name === "svg") drawings -= 1;
      const list = recorded[name];
      if (list === undefined || text === null || drawings > 0) return;
      facts[list].push(text.trim());
      text = null;
    },
  });
  parser.end(html);
  return facts;
}

type Attributes = Readonly<Record<string, string>>;

function readMeta(facts: PageFacts, { name, property, content = "" }: Attributes): void {
  if (name === "description") facts.descriptions.push(content);
  else if (name === "robots") facts.robots = content;
  else if (property === "og:image") facts.resources.push(content);
}

function readLink(facts: PageFacts, { rel, href, hreflang }: Attributes): void {
  if (href === undefined) return;
  if (rel === "canonical") facts.canonicals.push(href);
  else if (rel === "alternate" && hreflang !== undefined) facts.alternates[hreflang] = href;
  else facts.resources.push(href);
}

/** The URLs in a `srcset`. */
function addressesOf(candidates: string | undefined): string[] {
  if (candidates === undefined) return [];
  return candidates
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s/, 1)[0] ?? "")
    .filter(Boolean);
}
