import {
  colourIn,
  coloursNamed,
  nearestColours,
  ralColour,
  ralColours,
  type RalColour,
} from "@preforma/domain/colour";

/** The state of the colours page, as its URL encodes it. */
export interface RalQuery {
  /** Number, name or values, as written. */
  q: string;
  /** Number of the selected colour; null for none. */
  code: string | null;
}

/** Max length of a search text. */
const longest = 80;
/** Number of nearest colours that are listed. */
const nearest = 12;

/** Reads `?q=...&colour=5015`. */
export function readRalQuery(params: URLSearchParams): RalQuery {
  return {
    q: (params.get("q") ?? "").trim().slice(0, longest),
    code: ralColour(params.get("colour") ?? "")?.code ?? null,
  };
}

/** The query part of the page's URL, empty or with its `?`. */
export function ralSearch({ q, code }: RalQuery): string {
  const params = new URLSearchParams();
  if (q !== "") params.set("q", q);
  if (code !== null) params.set("colour", code);
  return params.size === 0 ? "" : `?${params}`;
}

/** The search result: by values, with the distance of each, or by number and name. */
export interface RalFound {
  /** The values that were searched for; null for a number or name. */
  hex: string | null;
  colours: readonly { colour: RalColour; difference: number | null }[];
}

/** Finds the colours for a query; all of them for an empty one. */
export function findRal(q: string): RalFound {
  const hex = colourIn(q);
  return {
    hex,
    colours:
      hex === null
        ? coloursNamed(q, ralColours).map((colour) => ({ colour, difference: null }))
        : nearestColours(hex, nearest, ralColours),
  };
}
