import type { MessageTable } from "../message.ts";

/** Texts of the layout folder. */
export const layoutMessages: MessageTable<"skipToContent"> = {
  tr: {
    skipToContent: "İçeriğe geç",
  },
  en: {
    skipToContent: "Skip to content",
  },
  ru: {
    skipToContent: "Перейти к содержанию",
  },
  fr: {
    skipToContent: "Aller au contenu",
  },
  ar: {
    skipToContent: "انتقل إلى المحتوى",
  },
  de: {
    skipToContent: "Zum Inhalt springen",
  },
};
