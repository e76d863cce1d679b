import type { MessageTable } from "../message.ts";

/** Texts of the copy button. */
export const copyButtonMessages: MessageTable<"copy" | "copied" | "failed"> = {
  tr: { copy: "Kopyala", copied: "Kopyalandı", failed: "Kopyalanamadı" },
  en: { copy: "Copy", copied: "Copied", failed: "Could not copy" },
  ru: { copy: "Копировать", copied: "Скопировано", failed: "Не удалось скопировать" },
  fr: { copy: "Copier", copied: "Copié", failed: "Copie impossible" },
  ar: { copy: "نسخ", copied: "تم النسخ", failed: "تعذّر النسخ" },
  de: { copy: "Kopieren", copied: "Kopiert", failed: "Kopieren nicht möglich" },
};
