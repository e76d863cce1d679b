import type { DemoEntry } from "../entry.ts";

export const financeManager: DemoEntry<"managers"> = {
  key: "finance-manager",
  facts: { name: "Ilgın Sayarlı" },
  texts: {
    tr: {
      title: "Mali İşler Müdürü",
      summary: "Faturalar, vadeler ve satın alma onun sorumluluğundadır.",
      body: `<p>Serbest muhasebeci mali müşavir. Granül fiyatlarının haftalık izlenmesini ve fiyat listesinin buna göre güncellenmesini kurdu. Sipariş, fatura ve ödeme sorularınızda ekibi aynı gün içinde yanıt verir.</p>`,
    },
    en: {
      title: "Finance Manager",
      summary: "Invoices, payment terms and purchasing are her responsibility.",
      body: `<p>A certified public accountant, she set up the weekly tracking of resin prices on which our price list rests. Her team answers questions about orders, invoices and payments within the day.</p>`,
    },
    ru: {
      title: "Финансовый директор",
      summary: "Счета, сроки оплаты и закупки – её ответственность.",
      body: `<p>Дипломированный бухгалтер. Наладила еженедельное отслеживание цен на сырьё, на котором держится наш прайс-лист. На вопросы о заказах, счетах и оплате её команда отвечает в тот же день.</p>`,
    },
    fr: {
      title: "Directrice financière",
      summary: "Factures, délais de paiement et achats relèvent de sa responsabilité.",
      body: `<p>Expert-comptable, elle a instauré le suivi hebdomadaire des prix des matières sur lequel repose notre tarif. Son équipe répond dans la journée aux questions de commande, de facture et de paiement.</p>`,
    },
    ar: {
      title: "المديرة المالية",
      summary: "الفواتير وآجال الدفع والمشتريات من مسؤوليتها.",
      body: `<p>محاسبة قانونية أسست نظام المتابعة الأسبوعية لأسعار المواد الخام الذي تستند إليه قائمة أسعارنا. يجيب فريقها عن أسئلة الطلبات والفواتير والمدفوعات في اليوم نفسه.</p>`,
    },
    de: {
      title: "Leiterin Finanzen",
      summary: "Rechnungen, Zahlungsziele und Einkauf liegen in ihrer Verantwortung.",
      body: `<p>Die Steuerberaterin hat die wöchentliche Beobachtung der Rohstoffpreise eingeführt, auf der unsere Preisliste beruht. Fragen zu Auftrag, Rechnung und Zahlung beantwortet ihr Team am selben Tag.</p>`,
    },
  },
};
