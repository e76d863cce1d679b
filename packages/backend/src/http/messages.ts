import { messageTexts } from "@preforma/domain/errors";
import type { Locale } from "@preforma/domain/locales";

/** What the API says when it cannot answer, in each language. `{name}` is replaced by a value. */
const messages = {
  ok: { tr: "Başarılı", en: "OK", ru: "Успешно", fr: "Succès", ar: "تم بنجاح", de: "Erfolgreich" },
  // The general sentence of section 8, by which clients know that nothing is said about the cause.
  internal: messageTexts("DEFAULT"),
  unavailable: {
    tr: "Hizmet şu anda başlatılıyor. Lütfen birkaç saniye sonra tekrar deneyin.",
    en: "The service is starting. Please try again in a few seconds.",
    ru: "Сервис запускается. Повторите попытку через несколько секунд.",
    fr: "Le service démarre. Veuillez réessayer dans quelques secondes.",
    ar: "الخدمة تبدأ العمل الآن. يُرجى المحاولة بعد ثوانٍ قليلة.",
    de: "Der Dienst startet gerade. Bitte versuchen Sie es in einigen Sekunden erneut.",
  },
  busy: {
    tr: "Şu anda çok fazla istek var. Lütfen birkaç saniye sonra tekrar deneyin.",
    en: "There are too many requests at the moment. Please try again in a few seconds.",
    ru: "Сейчас слишком много запросов. Повторите попытку через несколько секунд.",
    fr: "Il y a trop de demandes en ce moment. Veuillez réessayer dans quelques secondes.",
    ar: "هناك طلبات كثيرة في الوقت الحالي. يُرجى المحاولة بعد ثوانٍ قليلة.",
    de: "Im Moment gibt es zu viele Anfragen. Bitte versuchen Sie es in einigen Sekunden erneut.",
  },
  invalid: {
    tr: "Gönderilen bilgiler geçersiz. Lütfen belirtilen alanları kontrol edin.",
    en: "The request is not valid. Please check the fields named below.",
    ru: "Запрос содержит ошибки. Проверьте указанные поля.",
    fr: "La requête n’est pas valide. Veuillez vérifier les champs indiqués.",
    ar: "الطلب غير صالح. يُرجى التحقق من الحقول المذكورة.",
    de: "Die Anfrage ist ungültig. Bitte prüfen Sie die genannten Felder.",
  },
  pathNotFound: {
    tr: "Böyle bir adres yok.",
    en: "There is nothing at this address.",
    ru: "По этому адресу ничего нет.",
    fr: "Il n’y a rien à cette adresse.",
    ar: "لا يوجد شيء في هذا العنوان.",
    de: "Unter dieser Adresse gibt es nichts.",
  },
  methodNotAllowed: {
    tr: "Bu adresin kabul ettiği yöntemler: {allowed}.",
    en: "This address accepts {allowed}.",
    ru: "Допустимые методы для этого адреса: {allowed}.",
    fr: "Méthodes acceptées à cette adresse\u00a0: {allowed}.",
    ar: "يقبل هذا العنوان الطرق التالية: {allowed}.",
    de: "Diese Adresse erlaubt nur: {allowed}.",
  },
  productNotFound: {
    tr: "Ürün bulunamadı.",
    en: "The product was not found.",
    ru: "Товар не найден.",
    fr: "Le produit est introuvable.",
    ar: "لم يُعثر على المنتج.",
    de: "Das Produkt wurde nicht gefunden.",
  },
  productRetired: {
    tr: "Bu ürün artık üretilmiyor.",
    en: "This product is no longer made.",
    ru: "Этот товар больше не выпускается.",
    fr: "Ce produit n’est plus fabriqué.",
    ar: "لم يعد هذا المنتج يُصنَّع.",
    de: "Dieses Produkt wird nicht mehr hergestellt.",
  },
  categoryNotFound: {
    tr: "Kategori bulunamadı.",
    en: "The category was not found.",
    ru: "Категория не найдена.",
    fr: "La catégorie est introuvable.",
    ar: "لم يُعثر على الفئة.",
    de: "Die Kategorie wurde nicht gefunden.",
  },
  settingsNotFound: {
    tr: "Site ayarları bulunamadı.",
    en: "The site settings were not found.",
    ru: "Настройки сайта не найдены.",
    fr: "Les paramètres du site sont introuvables.",
    ar: "لم يُعثر على إعدادات الموقع.",
    de: "Die Einstellungen der Website wurden nicht gefunden.",
  },
  pictureNotFound: {
    tr: "Görsel bulunamadı.",
    en: "The picture was not found.",
    ru: "Изображение не найдено.",
    fr: "L’image est introuvable.",
    ar: "لم يُعثر على الصورة.",
    de: "Das Bild wurde nicht gefunden.",
  },
  tooManyRequests: {
    tr: "Çok fazla istek gönderildi. Lütfen {seconds} saniye sonra tekrar deneyin.",
    en: "Too many requests. Please try again in {seconds} s.",
    ru: "Слишком много запросов. Повторите попытку через {seconds} с.",
    fr: "Trop de requêtes. Veuillez réessayer dans {seconds} s.",
    ar: "طلبات كثيرة جدًا. يُرجى المحاولة بعد {seconds} ث.",
    de: "Zu viele Anfragen. Bitte versuchen Sie es in {seconds} s erneut.",
  },
  tooLarge: {
    tr: "İstek çok büyük.",
    en: "The request is too large.",
    ru: "Запрос слишком большой.",
    fr: "La requête est trop volumineuse.",
    ar: "الطلب كبير جدًا.",
    de: "Die Anfrage ist zu groß.",
  },
  sessionExpired: {
    tr: "Oturum süreniz doldu. Lütfen tekrar giriş yapın.",
    en: "Your session has ended. Please sign in again.",
    ru: "Сеанс завершён. Войдите ещё раз.",
    fr: "Votre session a expiré. Veuillez vous reconnecter.",
    ar: "انتهت مدة الجلسة. يُرجى تسجيل الدخول مرة أخرى.",
    de: "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.",
  },
  signInFirst: {
    tr: "Bunun için giriş yapmanız gerekir.",
    en: "Please sign in to do this.",
    ru: "Для этого нужно войти в систему.",
    fr: "Veuillez vous connecter pour continuer.",
    ar: "يُرجى تسجيل الدخول للمتابعة.",
    de: "Bitte melden Sie sich dafür an.",
  },
  notAllowed: {
    tr: "Bu işlem için yetkiniz yok.",
    en: "You are not allowed to do this.",
    ru: "У вас нет прав на это действие.",
    fr: "Vous n’êtes pas autorisé à effectuer cette action.",
    ar: "ليست لديك صلاحية لهذا الإجراء.",
    de: "Dazu sind Sie nicht berechtigt.",
  },
  entryNotFound: {
    tr: "Kayıt bulunamadı.",
    en: "There is no such entry.",
    ru: "Запись не найдена.",
    fr: "Cet élément est introuvable.",
    ar: "لم يُعثر على السجل.",
    de: "Diesen Eintrag gibt es nicht.",
  },
  wrongContentType: {
    tr: "Bu içerik türü kabul edilmiyor; kabul edilen: {accepted}.",
    en: "This content type is not accepted; send {accepted}.",
    ru: "Такой тип содержимого не принимается; отправьте {accepted}.",
    fr: "Ce type de contenu n’est pas accepté ; envoyez {accepted}.",
    ar: "نوع المحتوى هذا غير مقبول؛ أرسل {accepted}.",
    de: "Dieser Inhaltstyp wird nicht angenommen; senden Sie {accepted}.",
  },
  storageFailed: {
    tr: "Şu anda kaydedilemiyor. Yazdıklarınızı saklayın ve lütfen birkaç dakika sonra tekrar deneyin.",
    en: "This cannot be saved right now. Keep what you wrote and please try again in a few minutes.",
    ru: "Сейчас сохранить не удаётся. Сохраните введённое и повторите попытку через несколько минут.",
    fr: "L’enregistrement est impossible pour l’instant. Conservez votre saisie et réessayez dans quelques minutes.",
    ar: "تعذّر الحفظ الآن. احتفظ بما كتبته وحاول مرة أخرى بعد بضع دقائق.",
    de: "Das kann gerade nicht gespeichert werden. Behalten Sie Ihre Eingaben und versuchen Sie es in einigen Minuten erneut.",
  },
} satisfies Record<string, Record<Locale, string>>;

export type MessageKey = keyof typeof messages;

/** A message in a language, its placeholders filled. */
export function message(
  key: MessageKey,
  locale: Locale,
  values: Record<string, string | number> = {},
): string {
  return messages[key][locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
