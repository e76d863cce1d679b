import type { Texts } from "@preforma/domain/validation";

/** What staff are told of what they did. */
export const contentMessages = {
  added: {
    tr: "Kayıt eklendi.",
    en: "The entry has been added.",
    ru: "Запись добавлена.",
    fr: "L’élément a été ajouté.",
    ar: "أُضيف السجل.",
    de: "Der Eintrag wurde angelegt.",
  },
  changed: {
    tr: "Kayıt güncellendi.",
    en: "The entry has been changed.",
    ru: "Запись изменена.",
    fr: "L’élément a été modifié.",
    ar: "حُدِّث السجل.",
    de: "Der Eintrag wurde geändert.",
  },
  removed: {
    tr: "Kayıt silindi.",
    en: "The entry has been removed.",
    ru: "Запись удалена.",
    fr: "L’élément a été supprimé.",
    ar: "حُذف السجل.",
    de: "Der Eintrag wurde gelöscht.",
  },
  taken: {
    tr: "Bu anahtar ya da adres aynı türden başka bir kayıtta kullanılıyor.",
    en: "Another entry of this kind has this key or slug already.",
    ru: "Этот ключ или адрес уже занят другой записью того же вида.",
    fr: "Un autre élément du même type utilise déjà cette clé ou cette adresse.",
    ar: "هذا المفتاح أو العنوان مستخدم في سجل آخر من النوع نفسه.",
    de: "Ein anderer Eintrag dieser Art hat diesen Schlüssel oder diese Adresse bereits.",
  },
  otherHost: {
    tr: "Sayfalar bu sunucudaki resimleri göstermez. Sitenin kendi dosyaları (/media/…) dışında kullanılabilecek sunucular: {hosts}.",
    en: "Pages show no pictures from this host. Besides the site’s own files (/media/…), these hosts may be used: {hosts}.",
    ru: "Изображения с этого хоста на страницах не показываются. Кроме файлов самого сайта (/media/…) можно использовать хосты: {hosts}.",
    fr: "Les pages n’affichent pas les images de cet hôte. Outre les fichiers du site (/media/…), hôtes autorisés\u00a0: {hosts}.",
    ar: "لا تعرض الصفحات صورًا من هذا المضيف. يمكن استخدام ملفات الموقع نفسه (/media/…) والمضيفات التالية: {hosts}.",
    de: "Bilder von diesem Host werden auf den Seiten nicht angezeigt. Neben den Dateien der Website (/media/…) sind diese Hosts erlaubt: {hosts}.",
  },
  foreignInText: {
    tr: "Metindeki resimler sitenin kendi dosyaları olmalıdır (/media/…). Bu resim gösterilmez: {address}",
    en: "Pictures in a text must be the site’s own files (/media/…). This one would not be shown: {address}",
    ru: "Изображения в тексте должны быть файлами самого сайта (/media/…). Это изображение не будет показано: {address}",
    fr: "Les images d’un texte doivent être des fichiers du site (/media/…). Celle-ci ne serait pas affichée\u00a0: {address}",
    ar: "يجب أن تكون صور النص من ملفات الموقع نفسه (/media/…). لن تظهر هذه الصورة: {address}",
    de: "Bilder in einem Text müssen Dateien der Website sein (/media/…). Dieses würde nicht angezeigt: {address}",
  },
  foreignPicture: {
    tr: "Sayfalar yalnızca sitenin kendi dosyalarını (/media/…) gösterir. Başka sunuculara MEDIA_HOSTS ayarıyla izin verilebilir.",
    en: "Pages show the site’s own files (/media/…) only. The setting MEDIA_HOSTS can allow other hosts.",
    ru: "На страницах показываются только файлы самого сайта (/media/…). Другие хосты можно разрешить настройкой MEDIA_HOSTS.",
    fr: "Les pages n’affichent que les fichiers du site (/media/…). Le réglage MEDIA_HOSTS permet d’autoriser d’autres hôtes.",
    ar: "لا تعرض الصفحات إلا ملفات الموقع نفسه (/media/…). ويمكن السماح بمضيفات أخرى من الإعداد MEDIA_HOSTS.",
    de: "Auf den Seiten werden nur Dateien der Website (/media/…) angezeigt. Weitere Hosts erlaubt die Einstellung MEDIA_HOSTS.",
  },
} as const satisfies Record<string, Texts>;
