import type { Texts } from "../validation/index.ts";

/** What only these forms complain of. */
export const requestFieldMessages = {
  cvType: {
    tr: "Özgeçmişi PDF veya Word (DOCX) dosyası olarak ekleyin.",
    en: "Attach the CV as a PDF or Word (DOCX) file.",
    ru: "Приложите резюме в формате PDF или Word (DOCX).",
    fr: "Joignez le CV au format PDF ou Word (DOCX).",
    ar: "أرفق السيرة الذاتية بصيغة PDF أو Word (DOCX).",
    de: "Fügen Sie den Lebenslauf als PDF- oder Word-Datei (DOCX) bei.",
  },
  cvSize: {
    tr: "Dosya çok büyük; üst sınır 5 MB.",
    en: "The file is too large; the limit is 5 MB.",
    ru: "Файл слишком большой; предел — 5 МБ.",
    fr: "Le fichier est trop volumineux\u00a0; la limite est de 5\u00a0Mo.",
    ar: "الملف كبير جدًا؛ الحد الأقصى 5 ميغابايت.",
    de: "Die Datei ist zu groß; die Grenze liegt bei 5 MB.",
  },
} as const satisfies Record<string, Texts>;

/** The same key came with another form. */
export const requestKeyReused: Texts = {
  tr: "Bu gönderim anahtarı başka bir form için kullanılmış. Lütfen formu yeniden gönderin.",
  en: "This request key was used for another form. Please send the form again.",
  ru: "Этот ключ запроса уже использован для другой формы. Отправьте форму ещё раз.",
  fr: "Cette clé d’envoi a déjà servi pour un autre formulaire. Veuillez renvoyer le formulaire.",
  ar: "استُخدم مفتاح الإرسال هذا لنموذج آخر. يُرجى إرسال النموذج مرة أخرى.",
  de: "Dieser Anfrageschlüssel wurde für ein anderes Formular verwendet. Bitte senden Sie das Formular erneut.",
};

/** Heads the variants that are appended to the message of a request for an offer. */
export const selectedVariantsLabel: Texts = {
  tr: "Seçilen seçenekler",
  en: "Selected options",
  ru: "Выбранные варианты",
  fr: "Options choisies",
  ar: "الخيارات المحددة",
  de: "Gewählte Optionen",
};
