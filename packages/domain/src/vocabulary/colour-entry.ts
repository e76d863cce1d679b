import type { Adjective } from "./grammar.ts";

/** What is written by hand about a colour; the rest of its entry is derived from it. */
export interface ColourEntry {
  key: string;
  hex: string;
  ral: string | null;
  adjective: Adjective;
  aliases: readonly string[];
}

/** An entry in one line. */
export const entry = (
  key: string,
  hex: string,
  ral: string | null,
  adjective: Adjective,
  ...aliases: string[]
): ColourEntry => ({
  key,
  hex,
  ral,
  adjective,
  aliases,
});
