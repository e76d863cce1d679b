import type { MessageTable } from "../message.ts";

/** Texts of the pages that stand in place of one that is not there, that failed, or that no network brings. */
export const errorPageMessages: MessageTable<
  | "notFoundTitle"
  | "notFoundText"
  | "goneTitle"
  | "goneText"
  | "groups"
  | "failedTitle"
  | "failedText"
  | "request"
  | "offlineTitle"
  | "offlineText"
  | "refusedTitle"
  | "refusedText"
  | "tooLargeTitle"
  | "tooLargeText"
  | "retry"
  | "toHome"
> = {
  tr: {
    notFoundTitle: "Bu sayfa rafta yok",
    notFoundText:
      "Adres değişmiş ya da ürün katalogdan çıkmış olabilir. Kodla, hacimle ya da ağız ölçüsüyle arayın veya bir kategoriden başlayın.",
    goneTitle: "Bu ürün artık satışta değil",
    goneText:
      "Ürün katalogdan kalıcı olarak çıktı. Yerine geçecek ürünü kodla, hacimle ya da ağız ölçüsüyle arayın veya bir kategoriden başlayın.",
    groups: "Kategoriler",
    failedTitle: "Bu sayfa şu anda açılamıyor",
    failedText: "Bizim tarafımızda bir aksaklık oldu. Birkaç dakika sonra yeniden deneyin.",
    request: "Bize yazarsanız şu numarayı belirtin: {id}",
    offlineTitle: "İnternet bağlantısı yok",
    offlineText:
      "Bu sayfayı göstermek için bağlantı gerekiyor. Daha önce açtığınız sayfalar çevrimdışı da okunabilir.",
    refusedTitle: "Bu form kabul edilmedi",
    refusedText:
      "Form bu sitenin bir sayfasından gönderilmedi; bu yüzden hiçbir şey değiştirilmedi. Sayfayı yeniden açıp formu oradan gönderin.",
    tooLargeTitle: "Gönderilenler çok büyük",
    tooLargeText: "Metni kısaltın ya da daha küçük bir dosya seçip yeniden deneyin.",
    retry: "Yeniden dene",
    toHome: "Ana sayfaya dön",
  },
  en: {
    notFoundTitle: "This page is not on the shelf",
    notFoundText:
      "The address may have changed, or the product may have left the catalogue. Search by code, volume or neck finish, or start from a category.",
    goneTitle: "This product is no longer sold",
    goneText:
      "It has left the catalogue for good. Search for a replacement by code, volume or neck finish, or start from a category.",
    groups: "Categories",
    failedTitle: "This page cannot be shown right now",
    failedText: "Something went wrong on our side. Please try again in a few minutes.",
    request: "If you write to us, please quote this number: {id}",
    offlineTitle: "You are offline",
    offlineText: "This page needs a connection. Pages that you have opened before can be read without one.",
    refusedTitle: "This form was not accepted",
    refusedText:
      "It was not sent from a page of this site, so nothing has been changed. Open the page again and send the form from there.",
    tooLargeTitle: "That was too much at once",
    tooLargeText: "Shorten the text or choose a smaller file, then try again.",
    retry: "Try again",
    toHome: "Go to the home page",
  },
  ru: {
    notFoundTitle: "Такой страницы нет в каталоге",
    notFoundText:
      "Возможно, адрес изменился или товар исключён из каталога. Найдите его по артикулу, объёму или горловине — либо начните с категории.",
    goneTitle: "Этот товар больше не продаётся",
    goneText:
      "Он окончательно исключён из каталога. Найдите замену по артикулу, объёму или горловине — либо начните с категории.",
    groups: "Категории",
    failedTitle: "Страница сейчас недоступна",
    failedText: "Произошёл сбой на нашей стороне. Попробуйте ещё раз через несколько минут.",
    request: "Если будете нам писать, укажите этот номер: {id}",
    offlineTitle: "Нет подключения к интернету",
    offlineText: "Для этой страницы нужна сеть. Уже открытые страницы можно читать и без неё.",
    refusedTitle: "Форма не принята",
    refusedText:
      "Она была отправлена не со страницы этого сайта, поэтому ничего не изменилось. Откройте страницу заново и отправьте форму оттуда.",
    tooLargeTitle: "Отправлено слишком много данных",
    tooLargeText: "Сократите текст или выберите файл меньшего размера и попробуйте ещё раз.",
    retry: "Попробовать снова",
    toHome: "На главную",
  },
  fr: {
    notFoundTitle: "Cette page n’est pas en rayon",
    notFoundText:
      "L’adresse a peut-être changé, ou le produit a quitté le catalogue. Cherchez par référence, contenance ou bague, ou partez d’une catégorie.",
    goneTitle: "Ce produit n’est plus vendu",
    goneText:
      "Il a définitivement quitté le catalogue. Cherchez un produit de remplacement par référence, contenance ou bague, ou partez d’une catégorie.",
    groups: "Catégories",
    failedTitle: "Cette page est momentanément indisponible",
    failedText: "Un incident s’est produit de notre côté. Réessayez dans quelques minutes.",
    request: "Si vous nous écrivez, indiquez ce numéro\u00a0: {id}",
    offlineTitle: "Vous êtes hors ligne",
    offlineText: "Cette page demande une connexion. Les pages déjà ouvertes restent lisibles sans elle.",
    refusedTitle: "Ce formulaire n’a pas été accepté",
    refusedText:
      "Il n’a pas été envoyé depuis une page de ce site\u00a0; rien n’a donc été modifié. Rouvrez la page et envoyez le formulaire depuis celle-ci.",
    tooLargeTitle: "L’envoi est trop volumineux",
    tooLargeText: "Raccourcissez le texte ou choisissez un fichier plus petit, puis réessayez.",
    retry: "Réessayer",
    toHome: "Revenir à l’accueil",
  },
  ar: {
    notFoundTitle: "هذه الصفحة غير متوفرة",
    notFoundText:
      "ربما تغيّر العنوان أو خرج المنتج من الكتالوج. ابحث بالرمز أو السعة أو مقاس الفوهة، أو ابدأ من إحدى الفئات.",
    goneTitle: "لم يعد هذا المنتج يُباع",
    goneText:
      "خرج المنتج من الكتالوج نهائيًا. ابحث عن بديل بالرمز أو السعة أو مقاس الفوهة، أو ابدأ من إحدى الفئات.",
    groups: "الفئات",
    failedTitle: "تعذّر عرض هذه الصفحة الآن",
    failedText: "حدث خلل لدينا. يُرجى المحاولة مجددًا بعد بضع دقائق.",
    request: "إذا راسلتنا فاذكر هذا الرقم: {id}",
    offlineTitle: "لا يوجد اتصال بالإنترنت",
    offlineText: "تحتاج هذه الصفحة إلى اتصال. أما الصفحات التي فتحتها سابقًا فيمكن قراءتها من دونه.",
    refusedTitle: "لم يُقبل هذا النموذج",
    refusedText:
      "لم يُرسل من إحدى صفحات هذا الموقع، لذلك لم يتغير شيء. افتح الصفحة من جديد وأرسل النموذج منها.",
    tooLargeTitle: "ما أُرسل أكبر من المسموح",
    tooLargeText: "اختصر النص أو اختر ملفًا أصغر ثم حاول مرة أخرى.",
    retry: "أعد المحاولة",
    toHome: "العودة إلى الرئيسية",
  },
  de: {
    notFoundTitle: "Diese Seite ist nicht im Regal",
    notFoundText:
      "Die Adresse hat sich vielleicht geändert, oder das Produkt ist nicht mehr im Katalog. Suchen Sie nach Artikelnummer, Volumen oder Mündung, oder beginnen Sie bei einer Kategorie.",
    goneTitle: "Dieses Produkt wird nicht mehr verkauft",
    goneText:
      "Er ist endgültig aus dem Katalog genommen. Suchen Sie einen Ersatz nach Artikelnummer, Volumen oder Mündung, oder beginnen Sie bei einer Kategorie.",
    groups: "Kategorien",
    failedTitle: "Diese Seite lässt sich gerade nicht anzeigen",
    failedText: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einigen Minuten erneut.",
    request: "Wenn Sie uns schreiben, nennen Sie bitte diese Nummer: {id}",
    offlineTitle: "Keine Internetverbindung",
    offlineText:
      "Für diese Seite wird eine Verbindung gebraucht. Bereits geöffnete Seiten lassen sich auch ohne lesen.",
    refusedTitle: "Dieses Formular wurde nicht angenommen",
    refusedText:
      "Es kam nicht von einer Seite dieser Website, deshalb wurde nichts geändert. Öffnen Sie die Seite erneut und senden Sie das Formular von dort.",
    tooLargeTitle: "Das war zu viel auf einmal",
    tooLargeText: "Kürzen Sie den Text oder wählen Sie eine kleinere Datei und versuchen Sie es erneut.",
    retry: "Erneut versuchen",
    toHome: "Zur Startseite",
  },
};
