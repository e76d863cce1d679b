import { reference } from "./reference.ts";

/** Makers of food. */
export const foodReferences = [
  reference("zeytunya", "Zeytunya", "food", {
    tr: ["Zeytinyağı şişeleri", "PET, 250 ml – 1 l, emniyet bantlı kapak"],
    en: ["Olive oil bottles", "PET, 250 ml to 1 l, tamper-evident cap"],
    ru: ["Бутылки для оливкового масла", "ПЭТ, от 250 мл до 1 л, крышка с контрольным кольцом"],
    fr: ["Bouteilles pour huile d’olive", "PET, de 250 ml à 1 l, bouchon inviolable"],
    ar: ["قوارير زيت الزيتون", "PET من 250 مل إلى 1 لتر، غطاء بحلقة أمان"],
    de: ["Flaschen für Olivenöl", "PET, 250 ml bis 1 l, Originalitätsverschluss"],
  }),
  reference("balkuvan", "Balkuvan", "food", {
    tr: ["Bal kavanozları", "Berrak PET kavanoz, geniş ağız, tırtıllı kapak"],
    en: ["Honey jars", "Clear PET jar, wide mouth, ribbed lid"],
    ru: ["Банки для мёда", "Прозрачная банка из ПЭТ, широкая горловина, рифлёная крышка"],
    fr: ["Pots à miel", "Pot en PET transparent, large ouverture, couvercle strié"],
    ar: ["برطمانات العسل", "برطمان PET شفاف بفوهة واسعة وغطاء مضلّع"],
    de: ["Honigdosen", "Klare PET-Dose, weite Mündung, Deckel mit Riffelung"],
  }),
  reference("sosera", "Sosera", "food", {
    tr: ["Ketçap ve mayonez şişeleri", "Sıkılabilir LDPE, flip-top kapak"],
    en: ["Ketchup and mayonnaise bottles", "Squeezable LDPE, flip-top cap"],
    ru: ["Бутылки для кетчупа и майонеза", "Мягкие бутылки из ПВД, крышка флип-топ"],
    fr: ["Flacons pour ketchup et mayonnaise", "PEBD souple, capsule flip-top"],
    ar: ["قوارير الكاتشب والمايونيز", "LDPE قابلة للعصر، غطاء قلاب"],
    de: ["Flaschen für Ketchup und Mayonnaise", "Quetschbares LDPE, Flip-Top-Verschluss"],
  }),
];
