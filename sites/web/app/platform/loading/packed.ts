import type { Load } from "./page-context.ts";

/**
 * A page's data as JSON text. React Router writes loader data into the HTML as a table of numbered
 * values, which hardly compresses; as one text it takes less than half of the bytes on the wire.
 */
export type Packed<Data> = string & { readonly packed?: Data };

/** What the component of a page is given: packed from the server, as it is from the browser's own loader. */
export interface PageProps<PageLoad extends Load<unknown>> {
  loaderData: Packed<Awaited<ReturnType<PageLoad>>> | Awaited<ReturnType<PageLoad>>;
}

/** Writes data as text. It must be plain JSON: no dates, maps or undefined in lists. */
export function pack<Data>(data: Data): Packed<Data> {
  const packed = swapQuotes(JSON.stringify(data));
  // The server renders from what it has just written.
  keep(packed, data);
  return packed;
}

// oxlint-disable-next-line no-control-regex -- the point of it: no JSON text has one
const placeholder = /\u0001/g;

/**
 * React Router quotes the text twice over; single quotes pass through that as they are, double ones as four
 * characters. In JSON a control character is always escaped, so one can stand for a quote in between; patterns
 * rather than texts to replace, as they take the engine half of the time.
 */
function swapQuotes(text: string): string {
  if (!text.includes("'")) return text.replace(/"/g, "'");
  if (!text.includes('"')) return text.replace(/'/g, '"');
  return text.replace(/"/g, "\u0001").replace(/'/g, '"').replace(placeholder, "'");
}

const kept = new Map<string, unknown>();
/** Several parts of a page read the same text; a handful of pages are rendered at a time. */
const maxTexts = 64;

/** The data of a page, however it came. */
export function unpack<Data>(packed: Packed<Data> | Data): Data {
  if (typeof packed !== "string") return packed;
  const known = kept.get(packed) as Data | undefined;
  const data = known ?? (JSON.parse(swapQuotes(packed)) as Data);
  // Also when it is known: what every page reads, the root's data, must stay the same object.
  keep(packed, data);
  return data;
}

function keep(packed: string, data: unknown): void {
  kept.delete(packed);
  if (kept.size >= maxTexts) kept.delete(kept.keys().next().value as string);
  kept.set(packed, data);
}
