import type { Texts } from "../validation/index.ts";

/** Messages for a quantity. A separate module: a quantity field loads these sentences and none of the cart's. */
export const quantityMessages = {
  quantityNotWhole: {
    tr: "Adet tam sayı olmalıdır. Minimum sipariş: {minimum} adet.",
    en: "The quantity must be a whole number. Minimum order: {minimum} pcs.",
    ru: "Количество должно быть целым числом. Минимальный заказ: {minimum} шт.",
    fr: "La quantité doit être un nombre entier. Commande minimale\u00a0: {minimum} pièces.",
    ar: "يجب أن تكون الكمية عددًا صحيحًا. الحد الأدنى للطلب: {minimum} (قطعة).",
    de: "Die Menge muss eine ganze Zahl sein. Kleinste Bestellung: {minimum} Stück.",
  },
  quantityBelowMinimum: {
    tr: "Bu ürün en az {minimum} adet sipariş edilebilir.",
    en: "The minimum order for this product is {minimum} pcs.",
    ru: "Этот товар продаётся партиями от {minimum} шт.",
    fr: "Ce produit est vendu à partir de {minimum} pièces.",
    ar: "الحد الأدنى لطلب هذا المنتج: {minimum} (قطعة).",
    de: "Dieses Produkt ist ab {minimum} Stück erhältlich.",
  },
  quantityTwoNeighbours: {
    tr: "Bu ürün tam koliyle satılır (koli içi {carton} adet). En yakın miktarlar: {lower} veya {higher} adet.",
    en: "This product is sold in full cartons of {carton} pcs. The nearest quantities are {lower} and {higher} pcs.",
    ru: "Товар продаётся полными коробками (в коробке {carton} шт.). Ближайшее количество: {lower} или {higher} шт.",
    fr: "Ce produit est vendu par cartons complets de {carton} pièces. Quantités les plus proches\u00a0: {lower} ou {higher}.",
    ar: "يُباع هذا المنتج بكراتين كاملة (القطع في الكرتونة: {carton}). أقرب الكميات: {lower} أو {higher}.",
    de: "Dieses Produkt wird in vollen Kartons zu {carton} Stück verkauft. Nächstliegende Mengen: {lower} oder {higher} Stück.",
  },
  quantityOneNeighbour: {
    tr: "Bu ürün tam koliyle satılır (koli içi {carton} adet). En yakın miktar: {nearest} adet.",
    en: "This product is sold in full cartons of {carton} pcs. The nearest quantity is {nearest} pcs.",
    ru: "Товар продаётся полными коробками (в коробке {carton} шт.). Ближайшее количество: {nearest} шт.",
    fr: "Ce produit est vendu par cartons complets de {carton} pièces. Quantité la plus proche\u00a0: {nearest}.",
    ar: "يُباع هذا المنتج بكراتين كاملة (القطع في الكرتونة: {carton}). أقرب كمية: {nearest}.",
    de: "Dieses Produkt wird in vollen Kartons zu {carton} Stück verkauft. Nächstliegende Menge: {nearest} Stück.",
  },
  quantityTooLarge: {
    tr: "Sepete en çok {max} adet eklenebilir. Daha büyük miktarlar için lütfen teklif isteyin.",
    en: "A cart takes up to {max} pcs of a product. For more, please ask for a quote.",
    ru: "В корзину помещается не больше {max} шт. одного товара. Для большего количества запросите предложение.",
    fr: "Le panier accepte au plus {max} pièces d’un produit. Au-delà, demandez un devis.",
    ar: "أقصى كمية من المنتج في السلة: {max} (قطعة). لكميات أكبر يُرجى طلب عرض سعر.",
    de: "Der Warenkorb fasst höchstens {max} Stück eines Produkts. Für mehr fordern Sie bitte ein Angebot an.",
  },
} satisfies Record<string, Texts>;
