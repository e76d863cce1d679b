import { describe, expect, it } from "vitest";
import { locales, type Locale } from "../locales/index.ts";
import { neckByCode, rimNeck } from "./necks.ts";
import { composeTitle, type TitleParts } from "./title.ts";

const cases: readonly [parts: TitleParts, titles: Record<Locale, string>][] = [
  [
    {
      article: "bottle",
      material: "PET",
      colourKey: "amber",
      shapes: ["round"],
      volumeMl: 500,
      neck: neckByCode("28/410"),
    },
    {
      tr: "500 ml Amber Yuvarlak PET Şişe 28/410",
      en: "500 ml Amber Round PET Bottle 28/410",
      ru: "Бутылка ПЭТ круглая янтарная 500 мл, 28/410",
      fr: "Flacon PET rond ambré 500 ml – 28/410",
      ar: "قارورة PET دائرية كهرمانية سعة 500 مل – 28/410",
      de: "Runde PET-Flasche 500 ml, braun, 28/410",
    },
  ],
  [
    {
      article: "jerrycan",
      material: "HDPE",
      colourKey: "white",
      shapes: ["stackable", "handled"],
      volumeMl: 5000,
      neck: neckByCode("DIN 45"),
    },
    {
      tr: "5 L Beyaz İstiflenebilir Kulplu HDPE Bidon DIN 45",
      en: "5 L White Stackable Handled HDPE Jerrycan DIN 45",
      ru: "Канистра ПНД штабелируемая белая с ручкой 5 л, DIN 45",
      fr: "Bidon PEHD gerbable blanc avec poignée 5 L – DIN 45",
      ar: "جركن HDPE قابل للتكديس أبيض بمقبض سعة 5 لتر – DIN 45",
      de: "Stapelbarer HDPE-Kanister mit Griff 5 l, weiß, DIN 45",
    },
  ],
  [
    {
      article: "preform",
      material: "PET",
      colourKey: "clear-blue",
      weightG: 28.5,
      neck: neckByCode("PCO 1881"),
    },
    {
      tr: "28,5 g Şeffaf Mavi PET Preform PCO 1881",
      en: "28.5 g Clear Blue PET Preform PCO 1881",
      ru: "Преформа ПЭТ прозрачно-синяя 28,5 г, PCO 1881",
      fr: "Préforme PET bleu translucide 28,5 g – PCO 1881",
      ar: "بريفورم PET أزرق شفاف وزن 28.5 غ – PCO 1881",
      de: "PET-Preform 28,5 g, blau-transparent, PCO 1881",
    },
  ],
  [
    { article: "lotion_pump", colourKey: "rose-gold", neck: neckByCode("28/410"), dipTubeMm: 190 },
    {
      tr: "Rose Gold Losyon Pompası 28/410, 190 mm Hortum",
      en: "Rose Gold Lotion Pump 28/410, 190 mm Dip Tube",
      ru: "Помпа-дозатор цвета розового золота, 28/410, трубка 190 мм",
      fr: "Pompe à lotion or rose – 28/410, tube plongeur 190 mm",
      ar: "مضخة لوشن ذهبية وردية – 28/410، أنبوب سحب 190 مم",
      de: "Lotionpumpe, roségold, 28/410, Steigrohr 190 mm",
    },
  ],
  [
    { article: "dropper", colourKey: "black", neck: neckByCode("18/415"), dipTubeMm: 65 },
    {
      tr: "Siyah Damlalık 18/415, 65 mm Pipet",
      en: "Black Dropper 18/415, 65 mm Pipette",
      ru: "Пипетка чёрная, 18/415, длина 65 мм",
      fr: "Pipette compte-gouttes noire – 18/415, longueur 65 mm",
      ar: "قطّارة سوداء – 18/415، طول 65 مم",
      de: "Tropfpipette, schwarz, 18/415, Länge 65 mm",
    },
  ],
  [
    { article: "tamper_evident_cap", colourKey: "light-blue", neck: neckByCode("38 mm 3-start") },
    {
      tr: "Açık Mavi Emniyet Bantlı Kapak 38 mm 3 girişli",
      en: "Light Blue Tamper-Evident Cap 38 mm 3-start",
      ru: "Крышка голубая с контрольным кольцом, 38 мм (3 захода)",
      fr: "Bouchon inviolable bleu clair – 38 mm à 3 filets",
      ar: "غطاء أزرق فاتح بحلقة أمان – 38 مم ثلاثي البدايات",
      de: "Originalitätsverschluss, hellblau, 38 mm 3-gängig",
    },
  ],
  [
    {
      article: "bucket",
      material: "PP",
      colourKey: "ivory",
      shapes: ["square"],
      volumeMl: 12_500,
      neck: rimNeck(226),
    },
    {
      tr: "12,5 L Fildişi Kare PP Kova Ø 226 mm",
      en: "12.5 L Ivory Square PP Bucket Ø 226 mm",
      ru: "Ведро ПП квадратное цвета слоновой кости 12,5 л, Ø 226 мм",
      fr: "Seau PP carré ivoire 12,5 L – Ø 226 mm",
      ar: "دلو PP مربع عاجي سعة 12.5 لتر – Ø 226 مم",
      de: "Quadratischer PP-Eimer 12,5 l, elfenbein, Ø 226 mm",
    },
  ],
  [
    {
      article: "tray",
      material: "PET",
      colourKey: "clear",
      shapes: ["rectangular"],
      volumeMl: 1500,
      dimensionsMm: [190, 140, 50],
    },
    {
      tr: "1,5 L Şeffaf Dikdörtgen PET Tabak 190 × 140 × 50 mm",
      en: "1.5 L Clear Rectangular PET Tray 190 × 140 × 50 mm",
      ru: "Лоток ПЭТ прямоугольный прозрачный 1,5 л, 190 × 140 × 50 мм",
      fr: "Barquette PET rectangulaire transparente 1,5 L, 190 × 140 × 50 mm",
      ar: "صينية PET مستطيلة شفافة سعة 1.5 لتر، مقاس 190 × 140 × 50 مم",
      de: "Rechteckige PET-Schale 1,5 l, 190 × 140 × 50 mm, transparent",
    },
  ],
  [
    { article: "drum", material: "HDPE", colourKey: "blue", shapes: ["round"], volumeMl: 60_000 },
    {
      tr: "60 L Mavi Yuvarlak HDPE Varil",
      en: "60 L Blue Round HDPE Drum",
      ru: "Бочка ПНД круглая синяя 60 л",
      fr: "Fût PEHD rond bleu 60 L",
      ar: "برميل HDPE دائري أزرق سعة 60 لتر",
      de: "Rundes HDPE-Fass 60 l, blau",
    },
  ],
  [
    { article: "flip_top", colourKey: "white", neck: neckByCode("24/410") },
    {
      tr: "Beyaz Flip-Top Kapak 24/410",
      en: "White Flip-Top Cap 24/410",
      ru: "Крышка флип-топ белая, 24/410",
      fr: "Capsule flip-top blanche – 24/410",
      ar: "غطاء قلاب أبيض – 24/410",
      de: "Flip-Top-Verschluss, weiß, 24/410",
    },
  ],
];

describe("composeTitle", () => {
  it.each(
    cases.flatMap(([parts, titles]) => locales.map((locale) => [locale, titles[locale], parts] as const)),
  )("%s: %s", (locale, title, parts) => {
    expect(composeTitle(locale, parts)).toBe(title);
  });

  it("leaves out a colour that the vocabulary does not know", () => {
    expect(composeTitle("en", { article: "jar", colourKey: "no-such-colour" })).toBe("Jar");
  });
});
