import type { MessageTable } from "../message.ts";

/** Texts of the certificate viewer. */
export const certificateViewerMessages: MessageTable<
  | "enlarge"
  | "download"
  | "view"
  | "issuer"
  | "number"
  | "issued"
  | "validity"
  | "until"
  | "expired"
  | "validBadge"
  | "expiredBadge"
  | "sheet"
> = {
  tr: {
    enlarge: "Büyüt: {title}",
    download: "İndir",
    view: "Belgeyi aç",
    issuer: "Belgelendiren kuruluş",
    number: "Belge no",
    issued: "Düzenlenme tarihi",
    validity: "Geçerlilik",
    until: "{date} tarihine kadar geçerli",
    expired: "{date} tarihinde süresi doldu",
    validBadge: "Geçerli",
    expiredBadge: "Süresi doldu",
    sheet: "{title} belgesi",
  },
  en: {
    enlarge: "Enlarge: {title}",
    download: "Download",
    view: "Open the document",
    issuer: "Issued by",
    number: "Certificate number",
    issued: "Issued on",
    validity: "Validity",
    until: "Valid until {date}",
    expired: "Expired on {date}",
    validBadge: "Valid",
    expiredBadge: "Expired",
    sheet: "Certificate {title}",
  },
  ru: {
    enlarge: "Увеличить: {title}",
    download: "Скачать",
    view: "Открыть документ",
    issuer: "Кем выдан",
    number: "Номер сертификата",
    issued: "Дата выдачи",
    validity: "Срок действия",
    until: "Действителен до {date}",
    expired: "Срок действия истёк {date}",
    validBadge: "Действует",
    expiredBadge: "Истёк",
    sheet: "Сертификат {title}",
  },
  fr: {
    enlarge: "Agrandir\u00a0: {title}",
    download: "Télécharger",
    view: "Ouvrir le document",
    issuer: "Délivré par",
    number: "Numéro du certificat",
    issued: "Délivré le",
    validity: "Validité",
    until: "Valable jusqu’au {date}",
    expired: "Expiré le {date}",
    validBadge: "Valable",
    expiredBadge: "Expiré",
    sheet: "Certificat {title}",
  },
  ar: {
    enlarge: "تكبير: {title}",
    download: "تنزيل",
    view: "فتح المستند",
    issuer: "الجهة المانحة",
    number: "رقم الشهادة",
    issued: "تاريخ الإصدار",
    validity: "الصلاحية",
    until: "سارية حتى {date}",
    expired: "انتهت صلاحيتها في {date}",
    validBadge: "سارية",
    expiredBadge: "منتهية",
    sheet: "شهادة {title}",
  },
  de: {
    enlarge: "Vergrößern: {title}",
    download: "Herunterladen",
    view: "Dokument öffnen",
    issuer: "Ausgestellt von",
    number: "Zertifikatsnummer",
    issued: "Ausgestellt am",
    validity: "Gültigkeit",
    until: "Gültig bis {date}",
    expired: "Abgelaufen am {date}",
    validBadge: "Gültig",
    expiredBadge: "Abgelaufen",
    sheet: "Zertifikat {title}",
  },
};
