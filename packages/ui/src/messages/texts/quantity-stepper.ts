import type { MessageTable } from "../message.ts";

/** Texts of the quantity-stepper folder. */
export const quantityStepperMessages: MessageTable<"label" | "more" | "less" | "take", "cartons"> = {
  tr: {
    label: "Adet",
    more: "Adedi artır",
    less: "Adedi azalt",
    take: "{count} adet al",
    cartons: { other: "{count} koli × {pieces} adet" },
  },
  en: {
    label: "Quantity",
    more: "Increase the quantity",
    less: "Decrease the quantity",
    take: "Change to {count} pcs",
    cartons: { one: "{count} carton of {pieces} pcs", other: "{count} cartons of {pieces} pcs" },
  },
  ru: {
    label: "Количество",
    more: "Увеличить количество",
    less: "Уменьшить количество",
    take: "Взять {count} шт.",
    cartons: {
      one: "{count} коробка по {pieces} шт.",
      few: "{count} коробки по {pieces} шт.",
      many: "{count} коробок по {pieces} шт.",
      other: "{count} коробки по {pieces} шт.",
    },
  },
  fr: {
    label: "Quantité",
    more: "Augmenter la quantité",
    less: "Diminuer la quantité",
    take: "Prendre {count} pièces",
    cartons: {
      one: "{count} carton de {pieces} pièces",
      many: "{count} de cartons de {pieces} pièces",
      other: "{count} cartons de {pieces} pièces",
    },
  },
  ar: {
    label: "الكمية",
    more: "زيادة الكمية",
    less: "تقليل الكمية",
    take: "اختيار الكمية {count}",
    cartons: {
      zero: "دون كراتين (القطع في الكرتونة: {pieces})",
      one: "كرتونة واحدة (القطع في الكرتونة: {pieces})",
      two: "كرتونتان (القطع في الكرتونة: {pieces})",
      few: "{count} كراتين (القطع في الكرتونة: {pieces})",
      many: "{count} كرتونة (القطع في الكرتونة: {pieces})",
      other: "{count} كرتونة (القطع في الكرتونة: {pieces})",
    },
  },
  de: {
    label: "Menge",
    more: "Menge erhöhen",
    less: "Menge verringern",
    take: "{count} Stück nehmen",
    cartons: { one: "{count} Karton zu {pieces} Stück", other: "{count} Kartons zu {pieces} Stück" },
  },
};
