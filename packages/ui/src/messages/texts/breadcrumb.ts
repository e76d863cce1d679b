import type { MessageTable } from "../message.ts";

/** Texts of the breadcrumb folder. */
export const breadcrumbMessages: MessageTable<"label"> = {
  tr: {
    label: "Sayfa yolu",
  },
  en: {
    label: "Breadcrumb",
  },
  ru: {
    label: "Навигационная цепочка",
  },
  fr: {
    label: "Fil d’Ariane",
  },
  ar: {
    label: "مسار التنقل",
  },
  de: {
    label: "Brotkrümelnavigation",
  },
};
