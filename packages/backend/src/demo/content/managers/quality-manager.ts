import type { DemoEntry } from "../entry.ts";

export const qualityManager: DemoEntry<"managers"> = {
  key: "quality-manager",
  facts: { name: "Selda Karabulutlu" },
  texts: {
    tr: {
      title: "Kalite Güvence Müdürü",
      summary: "Laboratuvar, gıdaya uygunluk beyanları ve belgeler onun masasından geçer.",
      body: `<p>Kimyager. Migrasyon deneyleri ve gıdayla temas mevzuatı üzerine çalıştı. Ağırlık, ölçü, üst yük, düşme ve sızdırmazlık deneylerini yürüten laboratuvarı yönetir; müşteri denetimlerinde ilk muhatabınız odur.</p>`,
    },
    en: {
      title: "Quality Assurance Manager",
      summary: "The laboratory, food-contact declarations and certificates cross her desk.",
      body: `<p>A chemist who worked on migration testing and food-contact regulation before joining us. She heads the laboratory for weight, dimensions, top load, drop and leak tests, and is the first person you meet at a customer audit.</p>`,
    },
    ru: {
      title: "Начальник службы качества",
      summary: "Через неё проходят лаборатория, декларации о контакте с пищевыми продуктами и сертификаты.",
      body: `<p>Химик. До прихода к нам занималась испытаниями на миграцию и нормами контакта с пищевыми продуктами. Руководит лабораторией, где проверяют массу, размеры, осевую нагрузку, падение и герметичность, и первой встречает аудиторов заказчика.</p>`,
    },
    fr: {
      title: "Responsable assurance qualité",
      summary: "Laboratoire, déclarations de contact alimentaire et certificats passent par son bureau.",
      body: `<p>Chimiste, elle a travaillé sur les essais de migration et la réglementation du contact alimentaire. Elle dirige le laboratoire\u00a0: poids, cotes, charge verticale, chute, étanchéité. Lors d’un audit client, c’est elle qui vous accueille.</p>`,
    },
    ar: {
      title: "مديرة ضمان الجودة",
      summary: "المختبر وإقرارات ملامسة الغذاء والشهادات كلها تمر بمكتبها.",
      body: `<p>كيميائية عملت في اختبارات الهجرة ولوائح ملامسة الغذاء. تدير المختبر الذي يفحص الأوزان والأبعاد وتحمّل الحمل الرأسي والسقوط والإحكام، وهي أول من يستقبلكم عند زيارة التدقيق.</p>`,
    },
    de: {
      title: "Leiterin Qualitätssicherung",
      summary: "Labor, Konformitätserklärungen und Zertifikate laufen über ihren Tisch.",
      body: `<p>Die Chemikerin befasste sich zuvor mit Migrationsprüfungen und dem Recht der Lebensmittelkontaktmaterialien. Sie leitet das Labor für Gewicht, Maße, Stauchdruck, Fall und Dichtheit und ist bei Kundenaudits Ihre erste Ansprechpartnerin.</p>`,
    },
  },
};
