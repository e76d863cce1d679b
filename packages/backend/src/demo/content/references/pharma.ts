import { reference } from "./reference.ts";

/** Makers of medicines and health products. */
export const pharmaReferences = [
  reference("farmedra", "Farmedra", "pharma", {
    tr: ["Şurup şişeleri", "Amber PET, çocuk kilitli kapak"],
    en: ["Syrup bottles", "Amber PET, child-resistant cap"],
    ru: ["Флаконы для сиропа", "Янтарный ПЭТ, крышка с защитой от детей"],
    fr: ["Flacons pour sirop", "PET ambré, bouchon sécurité enfant"],
    ar: ["قوارير الشراب", "PET كهرماني، غطاء مقاوم لعبث الأطفال"],
    de: ["Sirupflaschen", "Braunes PET, kindergesicherter Verschluss"],
  }),
  reference("noveksa", "Noveksa", "pharma", {
    tr: ["Tablet ve kapsül kutuları", "HDPE, geniş ağız, emniyet bantlı kapak"],
    en: ["Tablet and capsule packs", "HDPE, wide mouth, tamper-evident cap"],
    ru: ["Банки для таблеток и капсул", "ПНД, широкая горловина, крышка с контрольным кольцом"],
    fr: ["Piluliers pour comprimés et gélules", "PEHD, large ouverture, bouchon inviolable"],
    ar: ["عبوات الأقراص والكبسولات", "HDPE بفوهة واسعة، غطاء بحلقة أمان"],
    de: ["Tabletten- und Kapseldosen", "HDPE, weite Mündung, Originalitätsverschluss"],
  }),
  reference("okulera", "Okulera", "pharma", {
    tr: ["Göz damlası şişeleri", "LDPE, 10 ml, damlalık ve emniyet bantlı kapak"],
    en: ["Eye-drop bottles", "LDPE, 10 ml, dropper and tamper-evident cap"],
    ru: ["Флаконы для глазных капель", "ПВД, 10 мл, капельница и крышка с контрольным кольцом"],
    fr: ["Flacons de collyre", "PEBD, 10 ml, compte-gouttes et bouchon inviolable"],
    ar: ["قوارير قطرات العين", "LDPE سعة 10 مل، قطّارة وغطاء بحلقة أمان"],
    de: ["Augentropfflaschen", "LDPE, 10 ml, Tropfer und Originalitätsverschluss"],
  }),
];
