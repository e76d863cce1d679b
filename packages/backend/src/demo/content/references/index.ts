import type { DemoEntry } from "../entry.ts";

/** Companies that are served; all of them are made up. */
export const references: readonly DemoEntry<"references">[] = [
  {
    key: "zeytinay",
    facts: { name: "Zeytinay", sector: "food" },
    texts: {
      tr: { title: "Zeytinyağı ve sos şişeleri", summary: "PET, 38 mm ağız, emniyet bantlı kapak" },
      en: { title: "Olive oil and sauce bottles", summary: "PET, 38 mm neck, tamper-evident cap" },
      ru: {
        title: "Бутылки для оливкового масла и соусов",
        summary: "ПЭТ, горловина 38 мм, крышка с контролем вскрытия",
      },
      fr: {
        title: "Bouteilles pour huile d’olive et sauces",
        summary: "PET, bague de 38 mm, bouchon inviolable",
      },
      ar: { title: "قوارير زيت الزيتون والصلصات", summary: "PET، عنق 38 مم، غطاء بحلقة أمان" },
      de: {
        title: "Flaschen für Olivenöl und Saucen",
        summary: "PET, 38-mm-Mündung, Originalitätsverschluss",
      },
    },
  },
];
