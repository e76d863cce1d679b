import type { Locale } from "../locales/index.ts";
import { capitalise, type Adjective } from "./grammar.ts";
import type { ColourEntry } from "./colour-entry.ts";
import { metallicColours } from "./metallic-entries.ts";
import { opaqueColours } from "./opaque-entries.ts";
import { transparentColours } from "./transparent-entries.ts";

/** A colour that mouldings are stocked in. */
export interface VocabularyColour {
  /** Stable name, the value of the colour facet. */
  key: string;
  /** sRGB, `#rrggbb`, lower case. A transparent colour's is that of light passed through both walls of a bottle. */
  hex: string;
  /** Nearest RAL Classic number by CIELAB distance; null where the plastic is see-through or metallised. */
  ral: string | null;
  transparent: boolean;
  metallic: boolean;
  /** The colour's name on its own, for facets and swatches. */
  titles: Readonly<Record<Locale, string>>;
  /** The colour as an adjective, to be brought into agreement with its noun. */
  adjective: Adjective;
  /** Other names and stock-list abbreviations, lower case, any language. */
  aliases: readonly string[];
}

const named =
  (transparent: boolean, metallic: boolean) =>
  ({ key, hex, ral, adjective, aliases }: ColourEntry): VocabularyColour => ({
    key,
    hex,
    ral,
    transparent,
    metallic,
    titles: {
      tr: adjective.tr,
      en: adjective.en,
      ru: capitalise(adjective.ru.plain, "ru"),
      fr: capitalise(adjective.fr.plain, "fr"),
      ar: adjective.ar.plain,
      de: capitalise(adjective.de.plain, "de"),
    },
    adjective,
    aliases,
  });

/** All colours of the trade vocabulary, most usual first. */
export const colours: readonly VocabularyColour[] = [
  ...transparentColours.map(named(true, false)),
  ...opaqueColours.map(named(false, false)),
  ...metallicColours.map(named(false, true)),
];

const byKey = new Map(colours.map((colour) => [colour.key, colour]));

/** The colour of a key, or undefined where the vocabulary does not know it. */
export function colourByKey(key: string): VocabularyColour | undefined {
  return byKey.get(key);
}
