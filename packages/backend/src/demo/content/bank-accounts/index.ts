import { ibanOf } from "@preforma/domain/content";
import { companyName } from "../company.ts";
import type { DemoEntry } from "../entry.ts";

/** Turkish account number: bank code 99999, which no bank has, reserve digit, sixteen digits of the account. */
const turkish = (account: string): string => ibanOf("TR", `999990${account.padStart(16, "0")}`);

/** Where customers would transfer to. The bank does not exist; nothing can reach these accounts. */
export const bankAccounts: readonly DemoEntry<"bank-accounts">[] = [
  {
    key: "turkish-lira",
    facts: {
      bank: "Örnek Bankası A.Ş.",
      branch: "Başakşehir Ticari Şubesi (0000)",
      holder: companyName,
      iban: turkish("1000241"),
      bic: "ORNKTRISXXX",
      currency: "TRY",
    },
    texts: {
      tr: {
        title: "Türk lirası hesabı",
        summary: "Yurt içi havale, EFT ve FAST için. Açıklamaya sipariş numaranızı yazın.",
      },
      en: {
        title: "Turkish lira account",
        summary: "For transfers within Türkiye. Please give your order number as the reference.",
      },
      ru: {
        title: "Счёт в турецких лирах",
        summary: "Для переводов внутри Турции. В назначении платежа укажите номер заказа.",
      },
      fr: {
        title: "Compte en livres turques",
        summary: "Pour les virements en Turquie. Indiquez le numéro de commande en référence.",
      },
      ar: {
        title: "حساب الليرة التركية",
        summary: "للتحويلات داخل تركيا. يُرجى كتابة رقم الطلب في خانة البيان.",
      },
      de: {
        title: "Konto in Türkischer Lira",
        summary:
          "Für Überweisungen innerhalb der Türkei. Bitte die Auftragsnummer als Verwendungszweck angeben.",
      },
    },
  },
  {
    key: "euro",
    facts: {
      bank: "Örnek Bankası A.Ş.",
      branch: "Başakşehir Ticari Şubesi (0000)",
      holder: companyName,
      iban: turkish("1000242"),
      bic: "ORNKTRISXXX",
      currency: "EUR",
    },
    texts: {
      tr: {
        title: "Avro hesabı",
        summary:
          "Avro ile düzenlenen faturalar için. Masraf seçeneği OUR; açıklamaya proforma numarasını yazın.",
      },
      en: {
        title: "Euro account",
        summary: "For invoices in euros. Charges: OUR; please quote the pro forma number.",
      },
      ru: {
        title: "Счёт в евро",
        summary: "Для оплаты счетов в евро. Комиссия OUR; укажите номер проформы-инвойса.",
      },
      fr: {
        title: "Compte en euros",
        summary: "Pour les factures en euros. Frais OUR\u00a0; rappelez le numéro de la facture pro forma.",
      },
      ar: {
        title: "حساب اليورو",
        summary: "للفواتير الصادرة باليورو. رسوم التحويل OUR، مع ذكر رقم الفاتورة الأولية.",
      },
      de: {
        title: "Konto in Euro",
        summary:
          "Für Rechnungen in Euro. Entgeltregelung OUR; bitte die Nummer der Proformarechnung angeben.",
      },
    },
  },
  {
    key: "us-dollar",
    facts: {
      bank: "Örnek Bankası A.Ş.",
      branch: "Başakşehir Ticari Şubesi (0000)",
      holder: companyName,
      iban: turkish("1000243"),
      bic: "ORNKTRISXXX",
      currency: "USD",
    },
    texts: {
      tr: {
        title: "ABD doları hesabı",
        summary: "İhracat ödemeleri için. Masraf seçeneği OUR; açıklamaya proforma numarasını yazın.",
      },
      en: {
        title: "US dollar account",
        summary: "For export payments. Charges: OUR; please quote the pro forma number.",
      },
      ru: {
        title: "Счёт в долларах США",
        summary: "Для экспортных платежей. Комиссия OUR; укажите номер проформы-инвойса.",
      },
      fr: {
        title: "Compte en dollars américains",
        summary:
          "Pour les règlements à l’export. Frais OUR\u00a0; rappelez le numéro de la facture pro forma.",
      },
      ar: {
        title: "حساب الدولار الأمريكي",
        summary: "لمدفوعات التصدير. رسوم التحويل OUR، مع ذكر رقم الفاتورة الأولية.",
      },
      de: {
        title: "Konto in US-Dollar",
        summary: "Für Exportzahlungen. Entgeltregelung OUR; bitte die Nummer der Proformarechnung angeben.",
      },
    },
  },
];
