import type { ArticleEntry, ContainerType } from "./articles.ts";

/** Names of containers. Genders are those of the singular noun that heads the title. */
export const containerArticles: Readonly<Record<ContainerType, ArticleEntry>> = {
  bottle: {
    one: { tr: "Şişe", en: "Bottle", ru: "Бутылка", fr: "Flacon", ar: "قارورة", de: "Flasche" },
    many: { tr: "Şişeler", en: "Bottles", ru: "Бутылки", fr: "Flacons", ar: "قوارير", de: "Flaschen" },
    genders: { ru: "f", fr: "m", ar: "f", de: "f" },
    aliases: ["bottle", "şişe", "flacon", "bouteille", "flasche", "бутылка", "زجاجة", "عبوة", "btl"],
  },
  flacon: {
    one: { tr: "Şişe", en: "Bottle", ru: "Флакон", fr: "Flacon", ar: "قارورة", de: "Flasche" },
    many: { tr: "Şişeler", en: "Bottles", ru: "Флаконы", fr: "Flacons", ar: "قوارير", de: "Flaschen" },
    genders: { ru: "m", fr: "m", ar: "f", de: "f" },
    aliases: ["flakon", "vial", "флакон", "flacon"],
  },
  drink_bottle: {
    one: { tr: "Şişe", en: "Bottle", ru: "Бутылка", fr: "Bouteille", ar: "قنينة", de: "Flasche" },
    many: { tr: "Şişeler", en: "Bottles", ru: "Бутылки", fr: "Bouteilles", ar: "قناني", de: "Flaschen" },
    genders: { ru: "f", fr: "f", ar: "f", de: "f" },
    aliases: ["pet şişe", "pet bottle", "bouteille", "getränkeflasche"],
  },
  dropper_bottle: {
    one: {
      tr: "Damlalıklı Şişe",
      en: "Dropper Bottle",
      ru: "Флакон-капельница",
      fr: "Flacon compte-gouttes",
      ar: "قارورة|بقطّارة",
      de: "Tropfflasche",
    },
    many: {
      tr: "Damlalıklı Şişeler",
      en: "Dropper Bottles",
      ru: "Флаконы-капельницы",
      fr: "Flacons compte-gouttes",
      ar: "قوارير بقطّارة",
      de: "Tropfflaschen",
    },
    genders: { ru: "m", fr: "m", ar: "f", de: "f" },
    aliases: ["damla şişesi", "dropper bottle", "капельница", "tropferflasche"],
  },
  roll_on_bottle: {
    one: {
      tr: "Roll-On Şişe",
      en: "Roll-On Bottle",
      ru: "Флакон-роллер",
      fr: "Flacon roll-on",
      ar: "قارورة|رول أون",
      de: "Roll-on-Flasche",
    },
    many: {
      tr: "Roll-On Şişeler",
      en: "Roll-On Bottles",
      ru: "Флаконы-роллеры",
      fr: "Flacons roll-on",
      ar: "قوارير رول أون",
      de: "Roll-on-Flaschen",
    },
    genders: { ru: "m", fr: "m", ar: "f", de: "f" },
    aliases: ["rollon", "roll on", "flacon à bille", "deoroller"],
  },
  jar: {
    one: { tr: "Kavanoz", en: "Jar", ru: "Банка", fr: "Pot", ar: "برطمان", de: "Dose" },
    many: { tr: "Kavanozlar", en: "Jars", ru: "Банки", fr: "Pots", ar: "برطمانات", de: "Dosen" },
    genders: { ru: "f", fr: "m", ar: "m", de: "f" },
    aliases: ["jar", "kavanoz", "банка", "مرطبان", "tiegel", "schraubdose", "bocal"],
  },
  jerrycan: {
    one: { tr: "Bidon", en: "Jerrycan", ru: "Канистра", fr: "Bidon", ar: "جركن", de: "Kanister" },
    many: { tr: "Bidonlar", en: "Jerrycans", ru: "Канистры", fr: "Bidons", ar: "جراكن", de: "Kanister" },
    genders: { ru: "f", fr: "m", ar: "m", de: "m" },
    aliases: ["jerrican", "jerry can", "canister", "bidon", "канистра", "غالون"],
  },
  drum: {
    one: { tr: "Varil", en: "Drum", ru: "Бочка", fr: "Fût", ar: "برميل", de: "Fass" },
    many: { tr: "Variller", en: "Drums", ru: "Бочки", fr: "Fûts", ar: "براميل", de: "Fässer" },
    genders: { ru: "f", fr: "m", ar: "m", de: "n" },
    aliases: ["varil", "fıçı", "barrel", "бочка", "tonneau"],
  },
  bucket: {
    one: { tr: "Kova", en: "Bucket", ru: "Ведро", fr: "Seau", ar: "دلو", de: "Eimer" },
    many: { tr: "Kovalar", en: "Buckets", ru: "Ведра", fr: "Seaux", ar: "دلاء", de: "Eimer" },
    genders: { ru: "n", fr: "m", ar: "m", de: "m" },
    aliases: ["pail", "kova", "ведро", "ведёрко", "سطل"],
  },
  tube: {
    one: { tr: "Tüp", en: "Tube", ru: "Туба", fr: "Tube", ar: "أنبوب", de: "Tube" },
    many: { tr: "Tüpler", en: "Tubes", ru: "Тубы", fr: "Tubes", ar: "أنابيب", de: "Tuben" },
    genders: { ru: "f", fr: "m", ar: "m", de: "f" },
    aliases: ["tube", "tüp", "туба", "أنبوبة"],
  },
  tray: {
    one: { tr: "Tabak", en: "Tray", ru: "Лоток", fr: "Barquette", ar: "صينية", de: "Schale" },
    many: { tr: "Tabaklar", en: "Trays", ru: "Лотки", fr: "Barquettes", ar: "صواني", de: "Schalen" },
    genders: { ru: "m", fr: "f", ar: "f", de: "f" },
    aliases: ["tray", "tepsi", "tabak", "punnet", "лоток", "طبق"],
  },
  preform: {
    one: { tr: "Preform", en: "Preform", ru: "Преформа", fr: "Préforme", ar: "بريفورم", de: "Preform" },
    many: {
      tr: "Preformlar",
      en: "Preforms",
      ru: "Преформы",
      fr: "Préformes",
      ar: "بريفورمات",
      de: "Preforms",
    },
    genders: { ru: "f", fr: "f", ar: "m", de: "m" },
    aliases: ["preform", "parison", "vorformling", "преформа"],
  },
};
