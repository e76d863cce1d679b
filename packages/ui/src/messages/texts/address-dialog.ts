import type { MessageTable } from "../message.ts";

/** Texts of the dialog for adding and editing an address. */
export const addressDialogMessages: MessageTable<"add" | "edit" | "loading"> = {
  tr: { add: "Yeni adres", edit: "Adresi düzenle", loading: "Adres yükleniyor…" },
  en: { add: "New address", edit: "Edit address", loading: "Loading the address…" },
  ru: { add: "Новый адрес", edit: "Изменить адрес", loading: "Загружаем адрес…" },
  fr: { add: "Nouvelle adresse", edit: "Modifier l’adresse", loading: "Chargement de l’adresse…" },
  ar: { add: "عنوان جديد", edit: "تعديل العنوان", loading: "جارٍ تحميل العنوان…" },
  de: { add: "Neue Adresse", edit: "Adresse bearbeiten", loading: "Adresse wird geladen…" },
};
