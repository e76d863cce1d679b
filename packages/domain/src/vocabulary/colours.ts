import type { Locale } from "../locales/index.ts";
import { capitalise, type Adjective } from "./grammar.ts";
import { declined, type WrittenWords } from "./written-words.ts";
import data from "./colours.json" with { type: "json" };

/** A colour of stocked mouldings. */
export interface VocabularyColour {
  /** Stable name, the value of the colour facet. */
  key: string;
  /** sRGB, `#rrggbb`, lower case. A transparent colour's is that of light passed through both walls of a bottle. */
  hex: string;
  /** Nearest RAL Classic number by CIELAB distance; null for transparent or metallised plastic. */
  ral: string | null;
  transparent: boolean;
  metallic: boolean;
  /** The colour's name on its own, for facets and swatches. */
  titles: Readonly<Record<Locale, string>>;
  /** The colour as an adjective, which agrees with its noun. */
  adjective: Adjective;
  /** Other names and stock-list abbreviations, lower case, any language. */
  aliases: readonly string[];
}

/** A colour in JSON. */
interface WrittenColour extends WrittenWords {
  key: string;
  hex: string;
  ral: string | null;
  aliases: readonly string[];
}

/**
 * Opaque masterbatches, transparent plastics (PET, PETG, SAN, clarified PP), and metallised surfaces of closures and
 * pumps. `natural` is the uncoloured, milky polyolefin and so has no RAL number.
 */
const { opaque, transparent, metallic } = data satisfies Record<string, readonly WrittenColour[]>;

function named({ key, hex, ral, aliases, ...words }: WrittenColour): VocabularyColour {
  const adjective = declined(words);
  return {
    key,
    hex,
    ral,
    transparent: false,
    metallic: false,
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
  };
}

/** All colours of the trade vocabulary, the most common first. */
export const colours: readonly VocabularyColour[] = [
  ...transparent.map((colour) => ({ ...named(colour), transparent: true })),
  ...opaque.map(named),
  ...metallic.map((colour) => ({ ...named(colour), metallic: true })),
];

const byKey = new Map(colours.map((colour) => [colour.key, colour]));

/** The colour with a key, or undefined where the vocabulary lacks it. */
export function colourByKey(key: string): VocabularyColour | undefined {
  return byKey.get(key);
}
