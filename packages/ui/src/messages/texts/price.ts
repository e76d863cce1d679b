import type { MessageTable } from "../message.ts";

/** What is said beside a price about VAT, and on the control that chooses between both prices. */
export const priceMessages: MessageTable<"label" | "gross" | "net" | "vatIncluded" | "plusVat"> = {
  tr: {
    label: "Fiyat gösterimi",
    gross: "KDV dâhil",
    net: "KDV hariç",
    vatIncluded: "KDV dâhil",
    plusVat: "+ KDV",
  },
  en: {
    label: "Show prices",
    gross: "Incl. VAT",
    net: "Excl. VAT",
    vatIncluded: "incl. VAT",
    plusVat: "+ VAT",
  },
  ru: {
    label: "Показ цен",
    gross: "С НДС",
    net: "Без НДС",
    vatIncluded: "с НДС",
    plusVat: "без НДС",
  },
  fr: {
    label: "Affichage des prix",
    gross: "Prix TTC",
    net: "Prix HT",
    vatIncluded: "TTC",
    plusVat: "HT",
  },
  ar: {
    label: "عرض الأسعار",
    gross: "شامل الضريبة",
    net: "دون الضريبة",
    vatIncluded: "شامل الضريبة",
    plusVat: "+ الضريبة",
  },
  de: {
    label: "Preisanzeige",
    gross: "Inkl. MwSt.",
    net: "Zzgl. MwSt.",
    vatIncluded: "inkl. MwSt.",
    plusVat: "zzgl. MwSt.",
  },
};
