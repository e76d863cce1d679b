import type { MessageTable } from "../message.ts";

/** Texts of the article page. */
export const articleMessages: MessageTable<"tags" | "copyLink" | "related"> = {
  tr: { tags: "Etiketler", copyLink: "Bağlantıyı kopyala", related: "Bunlar da ilginizi çekebilir" },
  en: { tags: "Tags", copyLink: "Copy link", related: "You may also like to read" },
  ru: { tags: "Темы", copyLink: "Скопировать ссылку", related: "Читайте также" },
  fr: { tags: "Thèmes", copyLink: "Copier le lien", related: "À lire aussi" },
  ar: { tags: "الوسوم", copyLink: "نسخ الرابط", related: "اقرأ أيضًا" },
  de: { tags: "Themen", copyLink: "Link kopieren", related: "Lesen Sie auch" },
};
