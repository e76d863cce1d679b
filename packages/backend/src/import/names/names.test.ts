import { describe, expect, it } from "vitest";
import { countFrom, cutLength, moneyFrom, numberFrom, readName, type ReadName } from "./index.ts";

/** What is expected for a name; everything else must be null. A model begins with its number. */
type Said = Partial<Omit<ReadName, "neck" | "modelNumber">> & { neck?: string };

/** Closure types are said by the article alone. */
const nothing: Omit<ReadName, "neck" | "closureType" | "certainty" | "isGlass" | "model"> & {
  neck: string | null;
} = {
  article: null,
  neck: null,
  outsideDiameterMm: null,
  volumeMl: null,
  weightG: null,
  material: null,
  colourKey: null,
  secondColourKey: null,
  modelNumber: null,
};

function said(name: string, language: Parameters<typeof readName>[1], cutAt: number | null) {
  const {
    neck,
    closureType: _,
    certainty: _c,
    isGlass: _g,
    model,
    ...rest
  } = readName(name, language, cutAt);
  return { ...rest, ...(rest.modelNumber ? { model } : {}), neck: neck?.code ?? null };
}

describe("names of a list that cuts them at 40 characters", () => {
  it.each<[string, Said]>([
    ["PLASTIC SPRAYER WITH DUST CAP 15/410", { article: "mist_sprayer", neck: "15/410" }],
    ["PLASTIC POCKET BOTTLE CAP", { article: "screw_cap" }],
    ["PLASTIC CAP SILICON RUBBER (BLACK)", { article: "screw_cap", material: "OTHER", colourKey: "black" }],
    ["PLASTIC DROPPER CAP WITH STICK BLACK", { article: "dropper", colourKey: "black" }],
    ["PLASTIC SLEEVE 12 OZ JAR CAP JANKI JAR", { article: "jar_lid", volumeMl: 355 }],
    ["PLASTIC SPRAYER HEAD CAP", { article: "mist_sprayer" }],
    ["PLASTIC ROLLON CAP", { article: "roll_on" }],
    ["PLASTIC CAP FLIPTOP", { article: "flip_top" }],
    ["PLASTIC CAP SPRING 2168, 12GMS", { article: "screw_cap", weightG: 12, model: "2168" }],
    [
      "PLASTIC CAP 1838 CELLOWARE S/N BROWN 171",
      { article: "screw_cap", colourKey: "brown", model: "1838 CELLOWARE" },
    ],
    [
      "PLASTIC CAP 1240 18 MM DROPER PLAIN WHIT",
      { article: "dropper", neck: "18 mm", colourKey: "white", model: "1240" },
    ],
    [
      "PLASTIC CAP PB0618 50 ML BABY OIL20/410",
      { article: "screw_cap", neck: "20/410", volumeMl: 50, model: "PB0618" },
    ],
    ["PLASTIC CAP PB0520 230 ML ROOM FRESHNER", { article: "screw_cap", volumeMl: 230, model: "PB0520" }],
    [
      "PLASTIC CAP 1749 47 MM DIA CAP TR",
      { article: "screw_cap", outsideDiameterMm: 47, colourKey: "clear", model: "1749" },
    ],
    ["PLASTIC CAP PB0527 19 GRM PREFORM 46 MM", { article: "preform", neck: "46 mm", weightG: 19 }],
    [
      "PLASTIC CAP 543 COOL WATER CAP 15 MM D/",
      { article: "overcap", neck: "15 mm", model: "543 COOL WATER" },
    ],
    [
      "PLASTIC CAP 1568 GLOB JAR CAP MIDDLE SIL",
      { article: "jar_lid", colourKey: "silver", model: "1568 GLOB" },
    ],
    ["PLASTIC CAP 211 FLIP TOP CAP SNAP ORANGE", { article: "flip_top", colourKey: "orange", model: "211" }],
    [
      "PLASTIC CAP 1653 8 ML INNER S/N TR",
      { article: "plug", volumeMl: 8, colourKey: "clear", model: "1653" },
    ],
    ["PLASTIC CAP 2146 WOOD SEASON CAP OUTER R", { article: "overcap", model: "2146 WOOD SEASON" }],
    ["SS CAP BINDING WITH PLASTIC 83MM", { article: "jar_lid", neck: "83 mm", material: "OTHER" }],
    ["SS CAP WITH PLASTIC 69MM", { article: "jar_lid", neck: "69 mm", material: "OTHER" }],
    ["PLASTIC CAP WITH SS RING", { article: "screw_cap" }],
    ["PLASTIC CAP 1251 78MM SS S/N", { article: "jar_lid", neck: "78 mm", material: "OTHER", model: "1251" }],
    [
      "PLASTIC CAP 1551 CAP 1551 15MM C/F SILVE",
      { article: "overcap", neck: "15 mm", colourKey: "silver", model: "1551" },
    ],
    [
      "PLASTIC CAP 1023 BS CAP 20 MM D/F ROSE G",
      { article: "overcap", neck: "20 mm", colourKey: "rose-gold", model: "1023 BS" },
    ],
    [
      "PLASTIC CAP 1915 HAYATI CAP 15 MM C/F SI",
      { article: "overcap", neck: "15 mm", colourKey: "silver", model: "1915 HAYATI" },
    ],
    [
      "PLASTIC CAP 2186 POLO DESIGN 15MM C/F GO",
      { article: "overcap", neck: "15 mm", colourKey: "gold", model: "2186 POLO DESIGN" },
    ],
    [
      "PLASTIC CAP 313 ENGLISH ROSE 15MM D/F BL",
      { article: "overcap", neck: "15 mm", model: "313 ENGLISH ROSE" },
    ],
    [
      "PLASTIC CAP 1499 CROWN 1 CAP 15 MM C/F G",
      { article: "overcap", neck: "15 mm", model: "1499 CROWN 1" },
    ],
    [
      "PLASTIC CAP 991 ABS ARAS JAR S/N NATURAL",
      { article: "jar_lid", material: "ABS", colourKey: "natural", model: "991" },
    ],
    ["PLASTIC CAP 925 ROLL ON S/N WHITE COLOUR", { article: "roll_on", colourKey: "white", model: "925" }],
    [
      "PLASTIC CAP 1272 M CAFFINE JAR 62MM BLK",
      { article: "jar_lid", neck: "62 mm", colourKey: "black", model: "1272 M CAFFINE" },
    ],
    [
      "PLASTIC CAP 1571 76MM DIA RED 17155",
      { article: "jar_lid", outsideDiameterMm: 76, colourKey: "red", model: "1571" },
    ],
    ["PLASTIC CAP CONTRODUCATION 787 GOLD26714", { article: "screw_cap", colourKey: "gold", model: "787" }],
    [
      "PLASTIC CAP 1855 BLACK DREAM CAP 15MM C/",
      { article: "overcap", neck: "15 mm", model: "1855 BLACK DREAM" },
    ],
    [
      "PLASTIC CAP 1513 BLUE DREAM 20MM TOP BLK",
      { article: "screw_cap", neck: "20 mm", colourKey: "black", model: "1513 BLUE DREAM" },
    ],
    [
      "PLASTIC CAP 1315 GOLD RING 15MM C/F SILV",
      { article: "overcap", neck: "15 mm", colourKey: "silver", model: "1315 GOLD RING" },
    ],
    [
      "PLASTIC CAP 1434 HOT BLACK 15MM C/F VIOL",
      { article: "overcap", neck: "15 mm", colourKey: "purple", model: "1434 HOT BLACK" },
    ],
    [
      "PLASTIC CAP 805 ENERGY 15MM C/F SHIVER",
      { article: "overcap", neck: "15 mm", colourKey: "silver", model: "805 ENERGY" },
    ],
    [
      "PLASTIC CAP 1966 YARA 15MM BLACKMATT LEC",
      { article: "screw_cap", neck: "15 mm", colourKey: "black", model: "1966 YARA" },
    ],
    [
      "PLASTIC CAP 1104 OCTAGONAL 40ML PURPLE",
      { article: "screw_cap", volumeMl: 40, colourKey: "purple", model: "1104 OCTAGONAL" },
    ],
    ["PLASTIC CAP 701 S CAP PLAIN BODY RIB 15M", { article: "screw_cap", neck: "15 mm", model: "701 S" }],
    [
      "PLASTIC CAP 694 TUBE 15MM C/F BLACK",
      { article: "overcap", neck: "15 mm", colourKey: "black", model: "694 TUBE" },
    ],
    [
      "PLASTIC CAP 1405 DESIGNER 15 C/F GOLD",
      { article: "overcap", neck: "15 mm", colourKey: "gold", model: "1405 DESIGNER" },
    ],
    [
      "PLASTIC CAP 595 DESIGNE CHECKERS 15MM CF",
      { article: "overcap", neck: "15 mm", model: "595 DESIGNE CHECKERS" },
    ],
    [
      "PLASTIC CAP 900 MALESIAN PLIAN IVORY BLU",
      { article: "screw_cap", colourKey: "ivory", model: "900 MALESIAN PLIAN" },
    ],
    ["PLASTIC CAP 1514 89MM GOLD", { article: "jar_lid", neck: "89 mm", colourKey: "gold", model: "1514" }],
    [
      "PLASTIC CAP 1594 15MM C/F TOP RED BOTTOM",
      { article: "overcap", neck: "15 mm", colourKey: "red", model: "1594" },
    ],
    [
      "PLASTIC CAP 2042 XXI TOP RED UV BTM BLAC",
      { article: "screw_cap", colourKey: "red", model: "2042 XXI" },
    ],
    ["PLASTIC CAP TASSEL GONDA GOLD UV S/N", { article: "screw_cap", colourKey: "gold" }],
    ["PLASTIC CAP 275 ML ROSE WATER WHITE WITH", { article: "screw_cap", volumeMl: 275, colourKey: "white" }],
    ["PLASTIC CAP 50GMS SQUARE GOLD WITH WAD", { article: "jar_lid", colourKey: "gold" }],
    ["PLASTIC CAP DROPPER BOTTLE", { article: "dropper" }],
    [
      "PLASTIC CAP 2005 CH5  15MM C/F GOLD",
      { article: "overcap", neck: "15 mm", colourKey: "gold", model: "2005 CH5" },
    ],
  ])("%s", (name, expected) => {
    const modelNumber = expected.model?.split(" ", 1)[0] ?? null;
    expect(said(name, "en", 40)).toEqual({ ...nothing, ...expected, modelNumber });
  });
});

describe("names of spray pumps, in pairs of colours", () => {
  it.each<[string, Said]>([
    ["SPRAY PUMP 15 MM G/G", { neck: "15 mm", colourKey: "gold", secondColourKey: "gold" }],
    ["SPRAY PUMP 15 MM S/S", { neck: "15 mm", colourKey: "silver", secondColourKey: "silver" }],
    ["SPRAY PUMP 15 MM G/CL", { neck: "15 mm", colourKey: "gold", secondColourKey: "clear" }],
    ["SPRAY PUMP 20 MM G/BLACK", { neck: "20 mm", colourKey: "gold", secondColourKey: "black" }],
    ["SPRAY PUMP 20 MM BLACK/BLACK", { neck: "20 mm", colourKey: "black", secondColourKey: "black" }],
    ["SPRAY PUMP 15 MM B/B", { neck: "15 mm", colourKey: "black", secondColourKey: "black" }],
    ["SPRAY PUMP 15 MM G/CL(0.1 ML)", { neck: "15 mm", colourKey: "gold", secondColourKey: "clear" }],
    ["SPRAY PUMP 15 MM S/S(0.15MM)", { neck: "15 mm", colourKey: "silver", secondColourKey: "silver" }],
    ["SPRAY PUMP 20 MM G/G MET", { neck: "20 mm", colourKey: "gold", secondColourKey: "gold" }],
    ["SPRAY PUMP 20 MM S/WHITE(H.P)", { neck: "20 mm", colourKey: "silver", secondColourKey: "white" }],
    ["SPRAY PUMP 15 MM S/W (HP)", { neck: "15 mm", colourKey: "silver", secondColourKey: "white" }],
    ["SPRAY PUMP 18 MM S/N", { neck: "18 mm" }],
    ["SPRAY PUMP 18 MM PINK S/N", { neck: "18 mm", colourKey: "pink" }],
    ["SPRAY PUMP 18 MM PURPLE-S/N", { neck: "18 mm", colourKey: "purple" }],
    ["SPRAY PUMP 24 MM RED", { neck: "24 mm", colourKey: "red" }],
    ["SPRAY PUMP 15 MM SILVER MET", { neck: "15 mm", colourKey: "silver" }],
    ["SPRAY PUMP 15 MM GREY/GREY", { neck: "15 mm", colourKey: "grey", secondColourKey: "grey" }],
  ])("%s", (name, expected) => {
    expect(said(name, "en", null)).toEqual({ ...nothing, article: "mist_sprayer", ...expected });
  });
});

describe("names in other languages and of containers", () => {
  it.each<[string, Parameters<typeof readName>[1], Said]>([
    [
      "500 ML ŞEFFAF PET ŞİŞE 28/410",
      "tr",
      { article: "bottle", neck: "28/410", volumeMl: 500, material: "PET", colourKey: "clear" },
    ],
    [
      "Beyaz Kapaklı 1 LT HDPE Şişe 28 mm",
      "tr",
      { article: "bottle", neck: "28 mm", volumeMl: 1000, material: "HDPE", colourKey: "white" },
    ],
    ["Siyah Flip Top Kapak 24/410", "tr", { article: "flip_top", neck: "24/410", colourKey: "black" }],
    ["KIRMIZI TETİKLİ SPREY 28/400", "tr", { article: "trigger_sprayer", neck: "28/400", colourKey: "red" }],
    ["PP Kavanoz 100 ml Beyaz", "tr", { article: "jar", volumeMl: 100, material: "PP", colourKey: "white" }],
    ["Kavanoz Kapağı 70 mm altın", "tr", { article: "jar_lid", neck: "70 mm", colourKey: "gold" }],
    [
      "HDPE BİDON 5 L DIN 45 MAVİ",
      "tr",
      { article: "jerrycan", neck: "DIN 45", volumeMl: 5000, material: "HDPE", colourKey: "blue" },
    ],
    [
      "PET Preform 28,5 gr PCO 1881",
      "tr",
      { article: "preform", neck: "PCO 1881", weightG: 28.5, material: "PET" },
    ],
    [
      "Бутылка ПЭТ 0,5 л прозрачная PCO 1881",
      "ru",
      { article: "bottle", neck: "PCO 1881", volumeMl: 500, material: "PET", colourKey: "clear" },
    ],
    [
      "Flacon PET ambré 250 ml 24/410",
      "fr",
      { article: "bottle", neck: "24/410", volumeMl: 250, material: "PET", colourKey: "amber" },
    ],
    ["PP-Dose weiß 50 ml", "de", { article: "jar", volumeMl: 50, material: "PP", colourKey: "white" }],
    [
      "قارورة PET شفافة ٥٠٠ مل 28/410",
      "ar",
      { article: "bottle", neck: "28/410", volumeMl: 500, material: "PET", colourKey: "clear" },
    ],
    ["Lotion pump 28/410 white 2 ml", "en", { article: "lotion_pump", neck: "28/410", colourKey: "white" }],
    ["Bottle 250 ml with pump, amber", "en", { article: "bottle", volumeMl: 250, colourKey: "amber" }],
    ["Aluminium jar 50ml", "en", { article: "jar", volumeMl: 50, material: "ALU" }],
    ["Carton box 40x30", "en", {}],
    ["???", "en", {}],
  ])("%s (%s)", (name, language, expected) => {
    expect(said(name, language, null)).toEqual({ ...nothing, ...expected });
  });
});

describe("cutLength", () => {
  it("sees where a list cuts its names off", () => {
    const cut = Array.from({ length: 20 }, (_, index) => "X".repeat(index % 2 === 0 ? 40 : 20 + index));
    expect(cutLength(cut)).toBe(40);
    expect(cutLength(["A name of its own length", "Another one", "And a third that is longer"])).toBeNull();
    expect(cutLength([])).toBeNull();
  });
});

describe("numberFrom", () => {
  it.each<[string, number | null]>([
    ["1250", 1250],
    ["1.250", 1250],
    ["1,250", 1250],
    ["1.250,50", 1250.5],
    ["1,250.50", 1250.5],
    ["1 250,5", 1250.5],
    ["12,5", 12.5],
    ["0.125", 0.125],
    ["0,125", 0.125],
    ["1.250.000", 1250000],
    ["-3", -3],
    ["", null],
    ["abc", null],
    ["12 pcs", null],
    [".", null],
    ["1'250", 1250],
  ])("reads %j as %j", (text, value) => {
    expect(numberFrom(text)).toBe(value);
  });
});

describe("numbers with words", () => {
  it.each([
    ["3,50 TL", { value: 3.5, currency: "TRY" }],
    ["€ 12.00", { value: 12, currency: "EUR" }],
    ["$1,250.50", { value: 1250.5, currency: "USD" }],
    ["12,5", { value: 12.5, currency: null }],
    ["٣٫٥ ₺", { value: 3.5, currency: "TRY" }],
    ["on request", null],
    ["3,50 4,50", null],
  ])("D4: reads the price %j", (text, money) => {
    expect(moneyFrom(text)).toEqual(money);
  });

  it.each([
    ["12 pcs", 12],
    ["1.200 adet", 1200],
    ["500 шт.", 500],
    ["12 boxes", null],
  ])("reads the count %j", (text, count) => {
    expect(countFrom(text)).toBe(count);
  });
});

describe("names that are easily read wrongly", () => {
  it.each<[string, Said]>([
    ["CREAM JAR", { article: "jar" }],
    ["TIN BOTTOM 102 MM", { article: "base", outsideDiameterMm: 102, material: "OTHER" }],
    ["AQUA BRAVA 100 ML", { article: "bottle", volumeMl: 100 }],
    ["AMRUTANJAN GOLD 8 ML", { article: "bottle", volumeMl: 8 }],
    ["CRYSTAL HEART 30 ML 13/410", { article: "bottle", volumeMl: 30, neck: "13/410" }],
    ["GLASS BOTTLE 20 ML DROPPER", { article: "dropper_bottle", volumeMl: 20, material: "OTHER" }],
    [
      "ALLUMINIUM COLLAR 15 MM GOLD",
      { article: "collar", neck: "15 mm", material: "ALU", colourKey: "gold" },
    ],
    ["ALUMINUM FERRUL 20MM", { article: "ferrule", neck: "20 mm", material: "ALU" }],
    ["SPRAY BOTTLE 100 ML BLACK", { article: "bottle", volumeMl: 100, colourKey: "black" }],
    ["CAP FOR 500 ML BOTTLE WHITE", { article: "screw_cap", volumeMl: 500, colourKey: "white" }],
    ["BOTTLE 147 (GM)", { article: "bottle", weightG: 147 }],
    ["CARTON BOX 12 X 100 ML", { volumeMl: 100 }],
  ])("D2: %s", (name, expected) => {
    expect(said(name, "en", null)).toEqual({ ...nothing, ...expected });
  });
});
