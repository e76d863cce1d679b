import type { MessageTable } from "../message.ts";

/** What an order costs, in words. */
export const orderSummaryMessages: MessageTable<
  | "title"
  | "subtotal"
  | "subtotalWithVat"
  | "discount"
  | "shipping"
  | "free"
  | "freeShipping"
  | "shippingOpen"
  | "vat"
  | "vatWithin"
  | "total"
  | "vatIncluded"
  | "newTotal"
  | "noPrices"
> = {
  tr: {
    title: "Sipariş özeti",
    subtotal: "Ara toplam (KDV hariç)",
    subtotalWithVat: "Ara toplam (KDV dâhil)",
    discount: "İndirim",
    shipping: "Kargo",
    free: "Ücretsiz",
    freeShipping: "Ücretsiz kargo",
    shippingOpen: "Sonraki adımda",
    vat: "KDV ({percent})",
    vatWithin: "Toplama dâhil KDV ({percent})",
    total: "Toplam",
    vatIncluded: "KDV dâhil",
    newTotal: "Yeni toplam: {total}",
    noPrices: "Sepetinizde fiyatlı ürün yok.",
  },
  en: {
    title: "Order summary",
    subtotal: "Subtotal (excl. VAT)",
    subtotalWithVat: "Subtotal (incl. VAT)",
    discount: "Discount",
    shipping: "Shipping",
    free: "Free",
    freeShipping: "Free shipping",
    shippingOpen: "At the next step",
    vat: "VAT ({percent})",
    vatWithin: "of which VAT ({percent})",
    total: "Total",
    vatIncluded: "incl. VAT",
    newTotal: "New total: {total}",
    noPrices: "No product in your cart has a price yet.",
  },
  ru: {
    title: "Ваш заказ",
    subtotal: "Сумма без НДС",
    subtotalWithVat: "Сумма с НДС",
    discount: "Скидка",
    shipping: "Доставка",
    free: "Бесплатно",
    freeShipping: "Бесплатная доставка",
    shippingOpen: "На следующем шаге",
    vat: "НДС ({percent})",
    vatWithin: "в том числе НДС ({percent})",
    total: "Итого",
    vatIncluded: "с НДС",
    newTotal: "Новая сумма: {total}",
    noPrices: "В корзине нет товаров с ценой.",
  },
  fr: {
    title: "Récapitulatif",
    subtotal: "Sous-total HT",
    subtotalWithVat: "Sous-total TTC",
    discount: "Remise",
    shipping: "Livraison",
    free: "Offerte",
    freeShipping: "Livraison offerte",
    shippingOpen: "À l’étape suivante",
    vat: "TVA ({percent})",
    vatWithin: "dont TVA ({percent})",
    total: "Total",
    vatIncluded: "TTC",
    newTotal: "Nouveau total\u00a0: {total}",
    noPrices: "Aucun produit de votre panier n’a de prix.",
  },
  ar: {
    title: "ملخص الطلب",
    subtotal: "المجموع الفرعي (دون الضريبة)",
    subtotalWithVat: "المجموع الفرعي (شامل الضريبة)",
    discount: "الخصم",
    shipping: "الشحن",
    free: "مجاني",
    freeShipping: "شحن مجاني",
    shippingOpen: "في الخطوة التالية",
    vat: "ضريبة القيمة المضافة ({percent})",
    vatWithin: "منها ضريبة القيمة المضافة ({percent})",
    total: "الإجمالي",
    vatIncluded: "شامل الضريبة",
    newTotal: "الإجمالي الجديد: {total}",
    noPrices: "لا يوجد في سلتك منتج له سعر.",
  },
  de: {
    title: "Bestellübersicht",
    subtotal: "Zwischensumme (netto)",
    subtotalWithVat: "Zwischensumme (brutto)",
    discount: "Rabatt",
    shipping: "Versand",
    free: "Kostenlos",
    freeShipping: "Kostenloser Versand",
    shippingOpen: "Im nächsten Schritt",
    vat: "MwSt. ({percent})",
    vatWithin: "darin enthaltene MwSt. ({percent})",
    total: "Gesamtbetrag",
    vatIncluded: "inkl. MwSt.",
    newTotal: "Neuer Gesamtbetrag: {total}",
    noPrices: "In Ihrem Warenkorb hat kein Produkt einen Preis.",
  },
};
