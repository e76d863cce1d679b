import { reference } from "./reference.ts";

/** Makers of cosmetics. */
export const cosmeticsReferences = [
  reference("mirvella", "Mirvella", "cosmetics", {
    tr: ["Vücut losyonu serisi", "Oval HDPE şişe, 24/410 losyon pompası"],
    en: ["Body lotion range", "Oval HDPE bottle, 24/410 lotion pump"],
    ru: ["Линия лосьонов для тела", "Овальный флакон из ПНД, помпа-дозатор 24/410"],
    fr: ["Gamme de laits corporels", "Flacon ovale en PEHD, pompe 24/410"],
    ar: ["مجموعة لوشن الجسم", "قارورة HDPE بيضوية، مضخة لوشن 24/410"],
    de: ["Körperlotionen", "Ovale HDPE-Flasche, Lotionspumpe 24/410"],
  }),
  reference("nardessa", "Nardessa", "cosmetics", {
    tr: ["Krem kavanozları", "Fildişi PP kavanoz, altın rengi kapak"],
    en: ["Cream jars", "Ivory PP jar, gold lid"],
    ru: ["Банки для крема", "Банка из ПП цвета слоновой кости, золотая крышка"],
    fr: ["Pots de crème", "Pot en PP ivoire, couvercle doré"],
    ar: ["برطمانات الكريم", "برطمان PP عاجي اللون، غطاء ذهبي"],
    de: ["Cremedosen", "PP-Dose in Elfenbein, goldfarbener Deckel"],
  }),
  reference("opalune", "Opalune", "cosmetics", {
    tr: ["Köpük temizleyici", "Berrak PET şişe, köpük pompası"],
    en: ["Foaming cleanser", "Clear PET bottle, foam pump"],
    ru: ["Пенка для умывания", "Прозрачный флакон из ПЭТ, помпа-пенообразователь"],
    fr: ["Mousse nettoyante", "Flacon en PET transparent, pompe à mousse"],
    ar: ["غسول رغوي", "قارورة PET شفافة، مضخة رغوة"],
    de: ["Reinigungsschaum", "Klare PET-Flasche, Schaumpumpe"],
  }),
];
