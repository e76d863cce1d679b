import type { Locale } from "@preforma/domain/locales";

/** Words of a technical drawing. */
export interface DrawingLabels {
  drawing: string;
  front: string;
  plan: string;
  neck: string;
  nominal: string;
  brimful: string;
  weight: string;
  material: string;
  code: string;
  scale: string;
  /** That lengths are in millimetres and are nominal. */
  note: string;
}

/** The words in every language of the site. */
export const drawingLabels: Record<Locale, DrawingLabels> = {
  tr: {
    drawing: "Teknik çizim",
    front: "Önden görünüş",
    plan: "Üstten görünüş",
    neck: "Ağız ölçüsü",
    nominal: "Nominal hacim",
    brimful: "Silme hacim",
    weight: "Ağırlık",
    material: "Malzeme",
    code: "Kod",
    scale: "Ölçek",
    note: "Ölçüler mm cinsindendir ve nominaldir.",
  },
  en: {
    drawing: "Technical drawing",
    front: "Front view",
    plan: "Top view",
    neck: "Neck finish",
    nominal: "Nominal volume",
    brimful: "Brimful volume",
    weight: "Weight",
    material: "Material",
    code: "Code",
    scale: "Scale",
    note: "Dimensions are nominal and in mm.",
  },
  ru: {
    drawing: "Технический чертёж",
    front: "Вид спереди",
    plan: "Вид сверху",
    neck: "Горловина",
    nominal: "Номинальный объём",
    brimful: "Полный объём",
    weight: "Масса",
    material: "Материал",
    code: "Артикул",
    scale: "Масштаб",
    note: "Размеры номинальные, в мм.",
  },
  fr: {
    drawing: "Plan coté",
    front: "Vue de face",
    plan: "Vue de dessus",
    neck: "Bague",
    nominal: "Contenance nominale",
    brimful: "Contenance ras bord",
    weight: "Poids",
    material: "Matière",
    code: "Référence",
    scale: "Échelle",
    note: "Cotes nominales en mm.",
  },
  ar: {
    drawing: "رسم فني",
    front: "منظر أمامي",
    plan: "منظر علوي",
    neck: "مقاس الفوهة",
    nominal: "السعة الاسمية",
    brimful: "السعة حتى الحافة",
    weight: "الوزن",
    material: "المادة",
    code: "الرمز",
    scale: "مقياس الرسم",
    note: "الأبعاد اسمية وبالمليمتر.",
  },
  de: {
    drawing: "Technische Zeichnung",
    front: "Vorderansicht",
    plan: "Draufsicht",
    neck: "Mündung",
    nominal: "Nennvolumen",
    brimful: "Randvollvolumen",
    weight: "Gewicht",
    material: "Werkstoff",
    code: "Artikelnummer",
    scale: "Maßstab",
    note: "Nennmaße in mm.",
  },
};
