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
  cvActive: {
    tr: "Dosyada makro, betik veya gömülü dosya var. Belgeyi düz bir PDF olarak kaydedip yeniden ekleyin.",
    en: "The file contains macros, scripts or embedded files. Save the document as a plain PDF and attach that.",
    ru: "Файл содержит макросы, сценарии или вложенные файлы. Сохраните документ как обычный PDF и приложите его.",
    fr: "Le fichier contient des macros, des scripts ou des fichiers intégrés. Enregistrez le document en PDF simple et joignez-le.",
    ar: "يحتوي الملف على وحدات ماكرو أو برامج نصية أو ملفات مضمّنة. احفظ المستند بصيغة PDF عادية ثم أرفقه.",
    de: "Die Datei enthält Makros, Skripte oder eingebettete Dateien. Speichern Sie das Dokument als einfaches PDF und fügen Sie dieses bei.",
  },
  cvLocked: {
    tr: "Dosya parola korumalı veya içeriği denetlenemiyor. Belgeyi parolasız bir PDF olarak kaydedip yeniden ekleyin.",
    en: "The file is protected by a password or cannot be checked. Save the document as a PDF without a password and attach that.",
    ru: "Файл защищён паролем или не поддаётся проверке. Сохраните документ как PDF без пароля и приложите его.",
    fr: "Le fichier est protégé par un mot de passe ou ne peut pas être vérifié. Enregistrez le document en PDF sans mot de passe et joignez-le.",
    ar: "الملف محمي بكلمة مرور أو يتعذّر فحصه. احفظ المستند بصيغة PDF دون كلمة مرور ثم أرفقه.",
    de: "Die Datei ist mit einem Passwort geschützt oder lässt sich nicht prüfen. Speichern Sie das Dokument als PDF ohne Passwort und fügen Sie dieses bei.",
  },
  cvHarmful: {
    tr: "Dosya zararlı yazılım olarak tanındı ve kabul edilmedi. Bilgisayarınızı virüslere karşı tarayın.",
    en: "The file was recognised as harmful and has not been accepted. Please scan your computer for viruses.",
    ru: "Файл распознан как вредоносный и не принят. Проверьте компьютер на вирусы.",
    fr: "Le fichier a été reconnu comme malveillant et n’a pas été accepté. Vérifiez votre ordinateur avec un antivirus.",
    ar: "تبيّن أن الملف ضار ولم يُقبل. يُرجى فحص حاسوبك بحثًا عن الفيروسات.",
    de: "Die Datei wurde als schädlich erkannt und nicht angenommen. Bitte prüfen Sie Ihren Computer auf Viren.",
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
