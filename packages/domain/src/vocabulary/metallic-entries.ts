import { entry, type ColourEntry } from "./colour-entry.ts";
import { arabic, french, german, invariable, russian, russianOf, russianStressed } from "./grammar.ts";

/** Metallised or metal-looking surfaces of closures and pumps. */
export const metallicColours: readonly ColourEntry[] = [
  entry(
    "silver",
    "#b9bdc1",
    null,
    {
      tr: "Gümüş",
      en: "Silver",
      ru: russian("серебрист"),
      fr: french("argenté"),
      ar: arabic("فضي"),
      de: german("silberfarben", "silber"),
    },
    "silve",
    "silv",
    "shiver",
    "chrome",
    "krom",
    "met",
  ),
  entry(
    "gold",
    "#c9a34c",
    null,
    {
      tr: "Altın",
      en: "Gold",
      ru: russianStressed("золот"),
      fr: french("doré"),
      ar: arabic("ذهبي"),
      de: german("goldfarben", "gold"),
    },
    "golden",
    "goldy",
    "dore",
    "золотистый",
  ),
  entry(
    "rose-gold",
    "#d2a08c",
    null,
    {
      tr: "Rose Gold",
      en: "Rose Gold",
      ru: russianOf("розовое золото", "цвета розового золота"),
      fr: invariable("or rose"),
      ar: arabic("ذهبي وردي", "ذهبية وردية"),
      de: german("roségoldfarben", "roségold"),
    },
    "pembe altın",
    "rosegold",
    "rose g",
  ),
];
