/** What is said when an address is added, changed or cannot be read. */
export const addressMessages = {
  tr: {
    ADDRESS_ADDED: "Adres başarıyla eklendi",
    ADDRESS_NOT_ADDED: "Adres eklenirken bir hata oluştu",
    ADDRESS_NOT_ADDED_LATER: "Adres eklenirken bir hata oluştu. Lütfen daha sonra tekrar deneyin.",
    ADDRESS_UPDATED: "Adres başarıyla güncellendi",
    ADDRESS_NOT_UPDATED: "Adres güncellenirken bir hata oluştu",
    ADDRESS_NOT_LOADED: "Adres bilgileri yüklenemedi",
  },
  en: {
    ADDRESS_ADDED: "Address added",
    ADDRESS_NOT_ADDED: "The address could not be added",
    ADDRESS_NOT_ADDED_LATER: "The address could not be added. Please try again later.",
    ADDRESS_UPDATED: "Address updated",
    ADDRESS_NOT_UPDATED: "The address could not be updated",
    ADDRESS_NOT_LOADED: "The address could not be loaded",
  },
  ru: {
    ADDRESS_ADDED: "Адрес добавлен",
    ADDRESS_NOT_ADDED: "Не удалось добавить адрес",
    ADDRESS_NOT_ADDED_LATER: "Не удалось добавить адрес. Повторите попытку позже.",
    ADDRESS_UPDATED: "Адрес обновлён",
    ADDRESS_NOT_UPDATED: "Не удалось обновить адрес",
    ADDRESS_NOT_LOADED: "Не удалось загрузить адрес",
  },
  fr: {
    ADDRESS_ADDED: "Adresse ajoutée",
    ADDRESS_NOT_ADDED: "L’adresse n’a pas pu être ajoutée",
    ADDRESS_NOT_ADDED_LATER: "L’adresse n’a pas pu être ajoutée. Veuillez réessayer plus tard.",
    ADDRESS_UPDATED: "Adresse mise à jour",
    ADDRESS_NOT_UPDATED: "L’adresse n’a pas pu être mise à jour",
    ADDRESS_NOT_LOADED: "L’adresse n’a pas pu être chargée",
  },
  ar: {
    ADDRESS_ADDED: "تمت إضافة العنوان بنجاح",
    ADDRESS_NOT_ADDED: "تعذّرت إضافة العنوان",
    ADDRESS_NOT_ADDED_LATER: "تعذّرت إضافة العنوان. يُرجى المحاولة مرة أخرى لاحقًا.",
    ADDRESS_UPDATED: "تم تحديث العنوان بنجاح",
    ADDRESS_NOT_UPDATED: "تعذّر تحديث العنوان",
    ADDRESS_NOT_LOADED: "تعذّر تحميل بيانات العنوان",
  },
  de: {
    ADDRESS_ADDED: "Adresse hinzugefügt",
    ADDRESS_NOT_ADDED: "Die Adresse konnte nicht hinzugefügt werden",
    ADDRESS_NOT_ADDED_LATER:
      "Die Adresse konnte nicht hinzugefügt werden. Bitte versuchen Sie es später erneut.",
    ADDRESS_UPDATED: "Adresse aktualisiert",
    ADDRESS_NOT_UPDATED: "Die Adresse konnte nicht aktualisiert werden",
    ADDRESS_NOT_LOADED: "Die Adresse konnte nicht geladen werden",
  },
} as const;
