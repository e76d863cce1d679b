import { arabic, french, german, invariable, russian, russianOf, russianSoft, russianStressed, type Adjective } from "./grammar.ts";

/** What is told of a colour by hand; the rest of its entry follows from it. */
export interface ColourEntry {
  key: string;
  hex: string;
  ral: string | null;
  adjective: Adjective;
  aliases: readonly string[];
}

const entry = (key: string, hex: string, ral: string | null, adjective: Adjective, ...aliases: string[]): ColourEntry => ({
  key,
  hex,
  ral,
  adjective,
  aliases,
});

/** See-through plastics: PET, PETG, SAN, clarified PP. */
export const transparentColours: readonly ColourEntry[] = [
  entry("clear", "#eff6f7", null, { tr: "Şeffaf", en: "Clear", ru: russian("прозрачн"), fr: french("transparent"), ar: arabic("شفاف"), de: german("transparent") },
    "transparent", "kristal", "crystal", "бесцветный", "cristal", "incolore", "klar", "glasklar", "tr", "cl", "clr", "tp"),
  entry("amber", "#9a5418", null, { tr: "Amber", en: "Amber", ru: russian("янтарн"), fr: french("ambré"), ar: arabic("كهرماني"), de: german("braun") },
    "kehribar", "bal rengi", "амбер", "ambre", "عنبري", "bernstein", "amb"),
  entry("clear-blue", "#4a86cf", null, { tr: "Şeffaf Mavi", en: "Clear Blue", ru: russianSoft("прозрачно-син"), fr: invariable("bleu translucide"), ar: arabic("أزرق شفاف", "زرقاء شفافة"), de: german("blautransparent", "blau-transparent") },
    "transparent blue", "cobalt", "kobalt", "кобальтовый"),
  entry("clear-green", "#5fa66b", null, { tr: "Şeffaf Yeşil", en: "Clear Green", ru: russian("прозрачно-зелен"), fr: invariable("vert translucide"), ar: arabic("أخضر شفاف", "خضراء شفافة"), de: german("grüntransparent", "grün-transparent") },
    "transparent green"),
  entry("clear-pink", "#ebb3bf", null, { tr: "Şeffaf Pembe", en: "Clear Pink", ru: russian("прозрачно-розов"), fr: invariable("rose translucide"), ar: arabic("وردي شفاف", "وردية شفافة"), de: german("rosatransparent", "rosa-transparent") },
    "transparent pink"),
  entry("smoke", "#74777b", null, { tr: "Füme", en: "Smoke", ru: russian("дымчат"), fr: french("fumé"), ar: arabic("دخاني"), de: german("rauchgrau") },
    "smoked", "fume", "fumee", "rauch"),
];

/** Masterbatch colours, covering. `natural` is the uncoloured, milky polyolefin and so has no RAL number. */
export const opaqueColours: readonly ColourEntry[] = [
  entry("natural", "#ebe8dd", null, { tr: "Natürel", en: "Natural", ru: russian("натуральн"), fr: french("naturel", "naturelle"), ar: arabic("طبيعي"), de: german("naturfarben", "natur") },
    "naturel", "doğal", "неокрашенный", "nat", "milky", "translucent"),
  entry("white", "#f5f5f2", "9016", { tr: "Beyaz", en: "White", ru: russian("бел"), fr: french("blanc", "blanche"), ar: arabic("أبيض", "بيضاء"), de: german("weiß") },
    "weiss", "wht", "whit", "wit", "wh"),
  entry("black", "#121214", "9005", { tr: "Siyah", en: "Black", ru: russian("черн"), fr: french("noir"), ar: arabic("أسود", "سوداء"), de: german("schwarz") },
    "чёрный", "blk", "blck", "blac", "bla"),
  entry("blue", "#1f5f9f", "5005", { tr: "Mavi", en: "Blue", ru: russianSoft("син"), fr: french("bleu"), ar: arabic("أزرق", "زرقاء"), de: german("blau") },
    "blu"),
  entry("light-blue", "#82b3d0", "5024", { tr: "Açık Mavi", en: "Light Blue", ru: russianStressed("голуб"), fr: invariable("bleu clair"), ar: arabic("أزرق فاتح", "زرقاء فاتحة"), de: german("hellblau") },
    "sky blue", "baby blue", "bebek mavisi"),
  entry("navy", "#1e2f52", "5013", { tr: "Lacivert", en: "Navy", ru: russianSoft("темно-син"), fr: invariable("bleu marine"), ar: arabic("كحلي"), de: german("dunkelblau") },
    "navy blue", "dark blue", "тёмно-синий", "marineblau"),
  entry("turquoise", "#2e9ca0", "5018", { tr: "Turkuaz", en: "Turquoise", ru: russian("бирюзов"), fr: invariable("turquoise"), ar: arabic("فيروزي"), de: german("türkis") },
    "teal", "aqua"),
  entry("green", "#2c8a4b", "6024", { tr: "Yeşil", en: "Green", ru: russian("зелен"), fr: french("vert"), ar: arabic("أخضر", "خضراء"), de: german("grün") },
    "зелёный", "gree", "grn"),
  entry("dark-green", "#1f4a38", "6005", { tr: "Koyu Yeşil", en: "Dark Green", ru: russian("темно-зелен"), fr: invariable("vert foncé"), ar: arabic("أخضر داكن", "خضراء داكنة"), de: german("dunkelgrün") },
    "тёмно-зелёный", "forest green"),
  entry("light-green", "#a5c552", "6018", { tr: "Açık Yeşil", en: "Light Green", ru: russian("салатов"), fr: invariable("vert clair"), ar: arabic("أخضر فاتح", "خضراء فاتحة"), de: german("hellgrün") },
    "lime", "fıstık yeşili", "светло-зеленый"),
  entry("yellow", "#f1c31e", "1018", { tr: "Sarı", en: "Yellow", ru: russian("желт"), fr: french("jaune"), ar: arabic("أصفر", "صفراء"), de: german("gelb") },
    "жёлтый", "yel"),
  entry("orange", "#e97a1f", "2011", { tr: "Turuncu", en: "Orange", ru: russian("оранжев"), fr: invariable("orange"), ar: arabic("برتقالي"), de: german("orangefarben", "orange") },
    "portakal rengi", "orn"),
  entry("red", "#c4262c", "3028", { tr: "Kırmızı", en: "Red", ru: russian("красн"), fr: french("rouge"), ar: arabic("أحمر", "حمراء"), de: german("rot") }),
  entry("burgundy", "#5e1d26", "3005", { tr: "Bordo", en: "Burgundy", ru: russian("бордов"), fr: invariable("bordeaux"), ar: arabic("خمري"), de: german("bordeauxrot") },
    "maroon", "wine red", "عنابي"),
  entry("pink", "#eaa9ba", "3015", { tr: "Pembe", en: "Pink", ru: russian("розов"), fr: french("rose"), ar: arabic("وردي"), de: german("rosafarben", "rosa") },
    "زهري"),
  entry("purple", "#6f5b99", "4005", { tr: "Mor", en: "Purple", ru: russian("фиолетов"), fr: french("violet", "violette"), ar: arabic("بنفسجي"), de: german("violett") },
    "violet", "lila", "purp"),
  entry("lilac", "#b9a6cf", "4009", { tr: "Lila", en: "Lilac", ru: russian("сиренев"), fr: invariable("lilas"), ar: arabic("ليلكي"), de: german("fliederfarben", "flieder") },
    "lavender", "lavanta"),
  entry("brown", "#6a4631", "8024", { tr: "Kahverengi", en: "Brown", ru: russian("коричнев"), fr: invariable("marron"), ar: arabic("بني"), de: german("dunkelbraun") },
    "kahve", "brun", "brn"),
  entry("beige", "#d8c6a7", "1015", { tr: "Bej", en: "Beige", ru: russian("бежев"), fr: french("beige"), ar: invariable("بيج"), de: german("beigefarben", "beige") },
    "beig", "sand"),
  entry("ivory", "#efe6d0", "9001", { tr: "Fildişi", en: "Ivory", ru: russianOf("слоновая кость", "цвета слоновой кости"), fr: invariable("ivoire"), ar: arabic("عاجي"), de: german("elfenbeinfarben", "elfenbein") },
    "cream", "krem", "кремовый", "crème", "creme"),
  entry("grey", "#8c9296", "7045", { tr: "Gri", en: "Grey", ru: russian("сер"), fr: french("gris"), ar: arabic("رمادي"), de: german("grau") },
    "gray", "gry"),
  entry("anthracite", "#3f454b", "7024", { tr: "Antrasit", en: "Anthracite", ru: russianOf("антрацит", "цвета антрацит"), fr: invariable("anthracite"), ar: arabic("فحمي"), de: german("anthrazitfarben", "anthrazit") },
    "charcoal", "dark grey", "koyu gri"),
];

/** Metallised or metal-looking surfaces of closures and pumps. */
export const metallicColours: readonly ColourEntry[] = [
  entry("silver", "#b9bdc1", null, { tr: "Gümüş", en: "Silver", ru: russian("серебрист"), fr: french("argenté"), ar: arabic("فضي"), de: german("silberfarben", "silber") },
    "silve", "silv", "shiver", "chrome", "krom", "met"),
  entry("gold", "#c9a34c", null, { tr: "Altın", en: "Gold", ru: russianStressed("золот"), fr: french("doré"), ar: arabic("ذهبي"), de: german("goldfarben", "gold") },
    "golden", "goldy", "dore", "золотистый"),
  entry("rose-gold", "#d2a08c", null, { tr: "Rose Gold", en: "Rose Gold", ru: russianOf("розовое золото", "цвета розового золота"), fr: invariable("or rose"), ar: arabic("ذهبي وردي", "ذهبية وردية"), de: german("roségoldfarben", "roségold") },
    "pembe altın", "rosegold", "rose g"),
];
