import { Parser } from "htmlparser2";
import type { Fact } from "./recording.ts";

/** Elements whose text is skipped. */
const unread = new Set(["script", "style", "template", "svg", "head"]);
/** Elements within a sentence; any other starts a new text. */
const inline = new Set(
  "a abbr b bdi bdo code em i kbd mark q s small span strong sub sup time u var wbr".split(" "),
);
const fields = new Set(["input", "select", "textarea", "button", "option"]);
/** The recorded attributes of a field, in order. */
const fieldAttributes = [
  "name",
  "type",
  "value",
  "autocomplete",
  "required",
  "formaction",
  "form",
  "disabled",
];

/** The content of a page for people, browsers and search engines, in document order. */
export function readPage(html: string): Fact[] {
  const facts: Fact[] = [];
  const add = (kind: string, text: string): void => void facts.push({ kind, text });
  let text = "";
  const endText = (): void => {
    if (text.trim() !== "") add("text", text);
    text = "";
  };
  /** The parser's depth within skipped elements. */
  let hidden = 0;
  let drawn = false;
  let title: string | null = null;
  let data: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!inline.has(name)) endText();
      if (unread.has(name)) hidden += 1;
      if (name === "svg") drawn = true;
      // Drawings have their own titles.
      if (name === "title" && !drawn) title = "";
      else if (name === "script" && attributes["type"] === "application/ld+json") data = "";
      else if (name === "html") add("document", `lang=${attributes["lang"]} dir=${attributes["dir"]}`);
      else if (name === "link") readLink(add, attributes);
      else if (name === "meta") readMeta(add, attributes);
      else if (name === "a" || name === "area") add("link", attributes["href"] ?? "(no address)");
      else if (name === "form") add("form", `${attributes["method"] ?? "get"} ${attributes["action"] ?? ""}`);
      else if (fields.has(name)) add("field", [name, ...shown(attributes, fieldAttributes)].join(" "));
      else if (name === "img") add("picture", attributes["alt"] ?? "(no text)");
      const { "aria-label": label } = attributes;
      if (label !== undefined && hidden === 0) add("label", label);
    },
    ontext(part) {
      if (title !== null) title += part;
      else if (data !== null) data += part;
      else if (hidden === 0) text += part;
    },
    onclosetag(name) {
      if (!inline.has(name)) endText();
      if (unread.has(name)) hidden -= 1;
      if (name === "svg") drawn = false;
      if (name === "title" && title !== null) {
        add("title", title);
        title = null;
      }
      if (name === "script" && data !== null) {
        for (const line of JSON.stringify(JSON.parse(data), null, 1).split("\n"))
          add("structured data", line);
        data = null;
      }
    },
  });
  parser.end(html);
  return facts;
}

type Attributes = Readonly<Record<string, string>>;
type Add = (kind: string, text: string) => void;

const shown = (attributes: Attributes, names: readonly string[]): string[] =>
  names.filter((name) => attributes[name] !== undefined).map((name) => `${name}=${attributes[name]}`);

function readLink(add: Add, { rel, href = "", hreflang, type }: Attributes): void {
  if (rel === "canonical") add("canonical", href);
  else if (rel === "alternate")
    add(hreflang === undefined ? "feed" : "hreflang", `${hreflang ?? type} ${href}`);
  else if (rel === "manifest" || rel === "icon" || rel === "apple-touch-icon")
    add("head link", `${rel} ${href}`);
}

function readMeta(add: Add, { name, property, content = "" }: Attributes): void {
  const what = name ?? property;
  if (what !== undefined) add("meta", `${what} ${content}`);
}
