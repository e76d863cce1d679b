import { reference } from "./reference.ts";

/** Makers of household cleaners. */
export const householdReferences = [
  reference("parlanta", "Parlanta", "household", {
    tr: ["Cam ve yüzey temizleyici", "Yassı PET şişe, tetikli sprey"],
    en: ["Glass and surface cleaner", "Flat PET bottle, trigger sprayer"],
    ru: ["Средство для стёкол и поверхностей", "Плоская бутылка из ПЭТ, курковый распылитель"],
    fr: ["Nettoyant vitres et surfaces", "Flacon plat en PET, pistolet pulvérisateur"],
    ar: ["منظف الزجاج والأسطح", "قارورة PET مسطحة، بخاخ بزناد"],
    de: ["Glas- und Oberflächenreiniger", "Flache PET-Flasche, Trigger-Sprühkopf"],
  }),
  reference("kopura", "Kopura", "household", {
    tr: ["Bulaşık deterjanı", "Oval şişe, it-çek kapak, 750 ml"],
    en: ["Washing-up liquid", "Oval bottle, push-pull cap, 750 ml"],
    ru: ["Средство для мытья посуды", "Овальная бутылка, крышка пуш-пул, 750 мл"],
    fr: ["Liquide vaisselle", "Flacon ovale, bouchon push-pull, 750 ml"],
    ar: ["سائل غسيل الصحون", "قارورة بيضوية، غطاء سحب ودفع، 750 مل"],
    de: ["Spülmittel", "Ovale Flasche, Push-Pull-Verschluss, 750 ml"],
  }),
  reference("evsera", "Evsera", "household", {
    tr: ["Yumuşatıcı ve çamaşır suyu", "Kulplu HDPE şişe, 1–5 l"],
    en: ["Fabric softener and bleach", "HDPE bottle with handle, 1 to 5 l"],
    ru: ["Кондиционер для белья и отбеливатель", "Бутылка из ПНД с ручкой, 1–5 л"],
    fr: ["Adoucissant et eau de Javel", "Flacon en PEHD à poignée, de 1 à 5 l"],
    ar: ["منعم الأقمشة والمبيّض", "قارورة HDPE بمقبض، من 1 إلى 5 لترات"],
    de: ["Weichspüler und Bleiche", "HDPE-Flasche mit Griff, 1 bis 5 l"],
  }),
];
