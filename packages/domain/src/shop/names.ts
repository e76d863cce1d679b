import type { Texts } from "../validation/index.ts";
import type { OrderState, PaymentType } from "./order-states.ts";

/** What the states of an order are called. */
export const orderStateNames: Readonly<Record<OrderState, Texts>> = {
  pending_payment: {
    tr: "Ödeme bekleniyor",
    en: "Awaiting payment",
    ru: "Ожидает оплаты",
    fr: "En attente de paiement",
    ar: "بانتظار الدفع",
    de: "Zahlung ausstehend",
  },
  paid: { tr: "Ödendi", en: "Paid", ru: "Оплачен", fr: "Payée", ar: "مدفوع", de: "Bezahlt" },
  preparing: {
    tr: "Hazırlanıyor",
    en: "Being prepared",
    ru: "Собирается",
    fr: "En préparation",
    ar: "قيد التجهيز",
    de: "In Vorbereitung",
  },
  shipped: {
    tr: "Kargoya verildi",
    en: "Shipped",
    ru: "Отправлен",
    fr: "Expédiée",
    ar: "تم الشحن",
    de: "Versandt",
  },
  delivered: {
    tr: "Teslim edildi",
    en: "Delivered",
    ru: "Доставлен",
    fr: "Livrée",
    ar: "تم التسليم",
    de: "Zugestellt",
  },
  cancelled: {
    tr: "İptal edildi",
    en: "Cancelled",
    ru: "Отменён",
    fr: "Annulée",
    ar: "مُلغى",
    de: "Storniert",
  },
  refunded: {
    tr: "İade edildi",
    en: "Refunded",
    ru: "Средства возвращены",
    fr: "Remboursée",
    ar: "تم رد المبلغ",
    de: "Erstattet",
  },
};

/** What the ways to pay are called. */
export const paymentTypeNames: Readonly<Record<PaymentType, Texts>> = {
  credit_card: {
    tr: "Kredi kartı",
    en: "Credit card",
    ru: "Банковская карта",
    fr: "Carte bancaire",
    ar: "بطاقة ائتمان",
    de: "Kreditkarte",
  },
  bank_transfer: {
    tr: "Havale / EFT",
    en: "Bank transfer",
    ru: "Банковский перевод",
    fr: "Virement bancaire",
    ar: "تحويل مصرفي",
    de: "Überweisung",
  },
  cash_on_delivery: {
    tr: "Kapıda ödeme",
    en: "Cash on delivery",
    ru: "Оплата при получении",
    fr: "Paiement à la livraison",
    ar: "الدفع عند الاستلام",
    de: "Nachnahme",
  },
};
