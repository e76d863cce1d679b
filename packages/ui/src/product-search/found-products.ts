import type { ImageSource } from "../picture/index.ts";

/** A product as the search shows it. */
export interface FoundProduct {
  id: number | string;
  href: string;
  title: string;
  /** Where the title matched, half-open UTF-16 offsets. Without them the words of the search are looked for in it. */
  highlights?: readonly (readonly [start: number, end: number])[];
  code: string;
  image?: ImageSource;
  /** Two or three short facts in the reader's language: volume, neck finish, material. */
  facts?: readonly string[];
  /** Price of one piece without VAT, minor units of an ISO 4217 currency. @default not shown */
  price?: { amountMinor: number; currency: string } | null;
}

/** What a search answers. */
export interface SearchResults {
  /** The best first, no more than are to be shown. */
  products: readonly FoundProduct[];
  /** How many there are in all. */
  total: number;
  /** Where nothing was found: the nearest spelling, and categories to go on with. */
  suggestion?: { keyword?: string; categories: readonly { href: string; title: string }[] };
}

/** Looks for products elsewhere. The signal says that no one waits for the answer any more. */
export type SearchProducts = (text: string, signal: AbortSignal) => Promise<SearchResults>;
