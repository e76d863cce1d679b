import type { MessageTable } from "../message.ts";

/** Texts of the cookie banner and of its settings. */
export const cookieBannerMessages: MessageTable<
  | "title"
  | "text"
  | "policy"
  | "reject"
  | "accept"
  | "settings"
  | "save"
  | "close"
  | "reopen"
  | "necessary"
  | "necessaryText"
  | "functional"
  | "functionalText"
  | "analytics"
  | "analyticsText"
  | "marketing"
  | "marketingText"
> = {
  tr: {
    title: "Çerez tercihleriniz",
    text: "Sitenin çalışması için zorunlu olan çerezleri kullanıyoruz. Diğerleri ancak siz izin verirseniz kullanılır; kararınızı sayfanın altından istediğiniz zaman değiştirebilirsiniz.",
    policy: "Çerez politikası",
    reject: "Tümünü reddet",
    accept: "Tümünü kabul et",
    settings: "Tek tek seçin",
    save: "Seçimimi kaydet",
    close: "Değiştirmeden kapat",
    reopen: "Çerez ayarları",
    necessary: "Zorunlu",
    necessaryText: "Oturum, sepet ve güvenlik. Her zaman açıktır.",
    functional: "İşlevsel",
    functionalText: "Dil seçimi, son aramalar ve harita gibi kolaylıklar.",
    analytics: "Analiz",
    analyticsText: "Hangi sayfaların işe yaradığını kimliğinizi bilmeden ölçeriz.",
    marketing: "Pazarlama",
    marketingText: "İlgilendiğiniz ürünleri başka sitelerde hatırlatır.",
  },
  en: {
    title: "Cookies: your choice",
    text: "We use the cookies that the site cannot work without. All others are used only if you allow them, and you can change your mind at the foot of any page.",
    policy: "Cookie policy",
    reject: "Reject all",
    accept: "Accept all",
    settings: "Choose one by one",
    save: "Save my choice",
    close: "Close without changes",
    reopen: "Cookie settings",
    necessary: "Necessary",
    necessaryText: "Sign-in, cart and security. Always on.",
    functional: "Functional",
    functionalText: "Conveniences such as your language, recent searches and maps.",
    analytics: "Analytics",
    analyticsText: "Tells us which pages help, without telling us who you are.",
    marketing: "Marketing",
    marketingText: "Reminds you on other sites of products you looked at.",
  },
  ru: {
    title: "Файлы cookie: решать вам",
    text: "Мы используем cookie, без которых сайт не работает. Остальные включаются только с вашего согласия, и изменить решение можно в любой момент внизу страницы.",
    policy: "Политика cookie",
    reject: "Отклонить все",
    accept: "Принять все",
    settings: "Выбрать по отдельности",
    save: "Сохранить выбор",
    close: "Закрыть без изменений",
    reopen: "Настройки cookie",
    necessary: "Необходимые",
    necessaryText: "Вход, корзина и безопасность. Всегда включены.",
    functional: "Функциональные",
    functionalText: "Удобства: язык, недавние запросы, карты.",
    analytics: "Аналитические",
    analyticsText: "Показывают, какие страницы полезны, но не кто вы.",
    marketing: "Маркетинговые",
    marketingText: "Напоминают о просмотренных товарах на других сайтах.",
  },
  fr: {
    title: "Cookies\u00a0: à vous de choisir",
    text: "Nous utilisons les cookies sans lesquels le site ne fonctionne pas. Les autres attendent votre accord, et vous pouvez changer d’avis à tout moment au bas de chaque page.",
    policy: "Politique de cookies",
    reject: "Tout refuser",
    accept: "Tout accepter",
    settings: "Choisir un par un",
    save: "Enregistrer mes choix",
    close: "Fermer sans rien changer",
    reopen: "Réglages des cookies",
    necessary: "Nécessaires",
    necessaryText: "Connexion, panier et sécurité. Toujours actifs.",
    functional: "Fonctionnels",
    functionalText: "Votre langue, vos dernières recherches, les cartes.",
    analytics: "Mesure d’audience",
    analyticsText: "Nous dit quelles pages sont utiles, sans dire qui vous êtes.",
    marketing: "Marketing",
    marketingText: "Vous rappelle sur d’autres sites les produits que vous avez vus.",
  },
  ar: {
    title: "ملفات تعريف الارتباط: القرار لك",
    text: "نستخدم الملفات التي لا يعمل الموقع من دونها. أما غيرها فلا نستخدمه إلا بموافقتك، ويمكنك تغيير قرارك متى شئت من أسفل الصفحة.",
    policy: "سياسة ملفات تعريف الارتباط",
    reject: "رفض الكل",
    accept: "قبول الكل",
    settings: "الاختيار واحدًا واحدًا",
    save: "حفظ اختياري",
    close: "إغلاق دون تغيير",
    reopen: "إعدادات ملفات تعريف الارتباط",
    necessary: "ضرورية",
    necessaryText: "تسجيل الدخول والسلة والأمان. مفعّلة دائمًا.",
    functional: "وظيفية",
    functionalText: "وسائل راحة مثل اللغة وعمليات البحث الأخيرة والخرائط.",
    analytics: "تحليلية",
    analyticsText: "تخبرنا بالصفحات المفيدة دون أن تكشف هويتك.",
    marketing: "تسويقية",
    marketingText: "تذكّرك في مواقع أخرى بالمنتجات التي اطّلعت عليها.",
  },
  de: {
    title: "Cookies: Sie entscheiden",
    text: "Wir verwenden die Cookies, ohne die die Website nicht funktioniert. Alle anderen nur, wenn Sie zustimmen; Ihre Entscheidung können Sie am Ende jeder Seite jederzeit ändern.",
    policy: "Cookie-Richtlinie",
    reject: "Alle ablehnen",
    accept: "Alle annehmen",
    settings: "Einzeln auswählen",
    save: "Auswahl speichern",
    close: "Ohne Änderung schließen",
    reopen: "Cookie-Einstellungen",
    necessary: "Notwendig",
    necessaryText: "Anmeldung, Warenkorb und Sicherheit. Immer aktiv.",
    functional: "Funktional",
    functionalText: "Komfort wie Sprache, letzte Suchen und Karten.",
    analytics: "Statistik",
    analyticsText: "Zeigt uns, welche Seiten helfen, nicht wer Sie sind.",
    marketing: "Marketing",
    marketingText: "Erinnert Sie auf anderen Websites an angesehene Produkte.",
  },
};
