import type { MessageTable } from "../message.ts";

/** Texts of the file-upload folder. */
export const fileUploadMessages: MessageTable<
  | "choose"
  | "chooseOne"
  | "drop"
  | "dropOne"
  | "remove"
  | "tooLarge"
  | "wrongType"
  | "empty"
  | "twice"
  | "progress"
  | "done"
  | "pictures",
  "tooMany" | "chosen"
> = {
  tr: {
    choose: "Dosya seçin",
    chooseOne: "Dosya seçin",
    drop: "ya da buraya sürükleyin",
    dropOne: "ya da buraya sürükleyin",
    remove: "{name} dosyasını kaldır",
    tooLarge: "{name} çok büyük ({size}). En çok {limit} olabilir.",
    wrongType: "{name} eklenemedi. Kabul edilen türler: {types}.",
    empty: "{name} boş bir dosya.",
    twice: "{name} zaten eklendi.",
    progress: "{name} yükleniyor",
    done: "Yüklendi",
    pictures: "görseller",
    tooMany: { other: "En çok {count} dosya eklenebilir." },
    chosen: { other: "{count} dosya seçildi" },
  },
  en: {
    choose: "Choose files",
    chooseOne: "Choose a file",
    drop: "or drop them here",
    dropOne: "or drop it here",
    remove: "Remove {name}",
    tooLarge: "{name} is too large ({size}). The limit is {limit}.",
    wrongType: "{name} cannot be added: its type is not among {types}.",
    empty: "{name} is empty.",
    twice: "{name} has already been added.",
    progress: "Uploading {name}",
    done: "Uploaded",
    pictures: "pictures",
    tooMany: { one: "Only {count} file can be added.", other: "Up to {count} files can be added." },
    chosen: { one: "{count} file chosen", other: "{count} files chosen" },
  },
  ru: {
    choose: "Выберите файлы",
    chooseOne: "Выберите файл",
    drop: "или перетащите их сюда",
    dropOne: "или перетащите его сюда",
    remove: "Удалить {name}",
    tooLarge: "Файл {name} слишком большой ({size}). Допустимо не больше {limit}.",
    wrongType: "Файл {name} нельзя добавить: допустимые типы — {types}.",
    empty: "Файл {name} пуст.",
    twice: "Файл {name} уже добавлен.",
    progress: "Загружается {name}",
    done: "Загружен",
    pictures: "изображения",
    tooMany: {
      one: "Можно добавить не больше {count} файла.",
      few: "Можно добавить не больше {count} файлов.",
      many: "Можно добавить не больше {count} файлов.",
      other: "Можно добавить не больше {count} файла.",
    },
    chosen: {
      one: "Выбран {count} файл",
      few: "Выбрано {count} файла",
      many: "Выбрано {count} файлов",
      other: "Выбрано {count} файла",
    },
  },
  fr: {
    choose: "Choisir des fichiers",
    chooseOne: "Choisir un fichier",
    drop: "ou déposez-les ici",
    dropOne: "ou déposez-le ici",
    remove: "Retirer {name}",
    tooLarge: "{name} est trop volumineux ({size}). La limite est de {limit}.",
    wrongType: "{name} ne peut pas être ajouté\u00a0: types acceptés\u00a0: {types}.",
    empty: "{name} est vide.",
    twice: "{name} a déjà été ajouté.",
    progress: "Envoi de {name}",
    done: "Envoyé",
    pictures: "images",
    tooMany: {
      one: "{count} fichier au maximum.",
      many: "{count} de fichiers au maximum.",
      other: "{count} fichiers au maximum.",
    },
    chosen: {
      one: "{count} fichier choisi",
      many: "{count} de fichiers choisis",
      other: "{count} fichiers choisis",
    },
  },
  ar: {
    choose: "اختر ملفات",
    chooseOne: "اختر ملفًا",
    drop: "أو أفلتها هنا",
    dropOne: "أو أفلته هنا",
    remove: "إزالة {name}",
    tooLarge: "حجم الملف {name} كبير جدًا ({size}). الحد الأقصى {limit}.",
    wrongType: "لا يمكن إضافة {name}. الأنواع المسموح بها: {types}.",
    empty: "الملف {name} فارغ.",
    twice: "الملف {name} مضاف من قبل.",
    progress: "جارٍ رفع {name}",
    done: "تم الرفع",
    pictures: "الصور",
    tooMany: {
      zero: "لا يمكن إضافة ملفات.",
      one: "يمكن إضافة ملف واحد فقط.",
      two: "يمكن إضافة ملفين على الأكثر.",
      few: "يمكن إضافة {count} ملفات على الأكثر.",
      many: "يمكن إضافة {count} ملفًا على الأكثر.",
      other: "يمكن إضافة {count} ملف على الأكثر.",
    },
    chosen: {
      zero: "لم يُختر أي ملف",
      one: "اختير ملف واحد",
      two: "اختير ملفان",
      few: "اختيرت {count} ملفات",
      many: "اختير {count} ملفًا",
      other: "اختير {count} ملف",
    },
  },
  de: {
    choose: "Dateien auswählen",
    chooseOne: "Datei auswählen",
    drop: "oder hierher ziehen",
    dropOne: "oder hierher ziehen",
    remove: "{name} entfernen",
    tooLarge: "{name} ist zu groß ({size}). Erlaubt sind höchstens {limit}.",
    wrongType: "{name} kann nicht hinzugefügt werden. Erlaubt: {types}.",
    empty: "{name} ist leer.",
    twice: "{name} wurde bereits hinzugefügt.",
    progress: "{name} wird hochgeladen",
    done: "Hochgeladen",
    pictures: "Bilder",
    tooMany: {
      one: "Es kann nur {count} Datei hinzugefügt werden.",
      other: "Es können höchstens {count} Dateien hinzugefügt werden.",
    },
    chosen: { one: "{count} Datei ausgewählt", other: "{count} Dateien ausgewählt" },
  },
};
