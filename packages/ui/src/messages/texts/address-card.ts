import type { MessageTable } from "../message.ts";

/** Texts of an address as it is shown. */
export const addressCardMessages: MessageTable<"default" | "taxNumber" | "taxOffice"> = {
  tr: { default: "Varsayılan", taxNumber: "Vergi no.", taxOffice: "Vergi dairesi" },
  en: { default: "Default", taxNumber: "Tax number", taxOffice: "Tax office" },
  ru: { default: "По умолчанию", taxNumber: "Налоговый номер", taxOffice: "Налоговая инспекция" },
  fr: { default: "Par défaut", taxNumber: "Numéro fiscal", taxOffice: "Centre des impôts" },
  ar: { default: "الافتراضي", taxNumber: "الرقم الضريبي", taxOffice: "مكتب الضرائب" },
  de: { default: "Standard", taxNumber: "Steuernummer", taxOffice: "Finanzamt" },
};
