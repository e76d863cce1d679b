import type { PrivateSettings } from "@preforma/domain/settings";
import { localeNames, switcherLocales, type Locale } from "@preforma/domain/locales";

/** Flag to show beside a language of the switcher, ISO 3166-1 alpha-2. */
const countryOf: Record<Locale, string> = { tr: "TR", en: "GB", ru: "RU", fr: "FR", ar: "SA", de: "DE" };

/** The settings a new installation begins with: a complete demonstration company. Numbers and domain are reserved for examples. */
export function defaultSettings(siteUrl: string): PrivateSettings {
  return {
    site_url: siteUrl,
    default_language: "tr",
    scrolling_text: [
      {
        language_code: "tr",
        text: "Standart renkler stoktan · Kendi renginizde üretim · Her üründe ölçülü teknik çizim",
      },
      {
        language_code: "en",
        text: "Standard colours from stock · Production in your own colour · A dimensioned drawing for every product",
      },
      {
        language_code: "ru",
        text: "Стандартные цвета со склада · Производство в вашем цвете · Чертёж с размерами к каждому товару",
      },
      {
        language_code: "fr",
        text: "Teintes standard en stock · Production dans votre couleur · Un plan coté pour chaque produit",
      },
      {
        language_code: "ar",
        text: "ألوان قياسية من المخزون · إنتاج باللون الذي تختاره · رسم فني بالأبعاد لكل منتج",
      },
      {
        language_code: "de",
        text: "Standardfarben ab Lager · Fertigung in Ihrer Farbe · Bemaßte Zeichnung zu jedem Artikel",
      },
    ],
    maintenance_mode: false,
    fixed_menu: true,
    quick_contact_button: true,
    disable_right_click: false,
    logo_url: "/brand/logo.svg",
    footer_logo_url: "/brand/logo-light.svg",
    favicon_url: "/brand/favicon.svg",
    languages: switcherLocales.map((code) => ({
      code,
      name: localeNames[code],
      countryCode: countryOf[code],
    })),
    contact_info: {
      email: [
        { key: "general", value: "info@preforma.example" },
        { key: "sales", value: "satis@preforma.example" },
        { key: "export", value: "export@preforma.example" },
        { key: "careers", value: "kariyer@preforma.example" },
      ],
      phone: [
        { key: "switchboard", value: "+90 212 000 00 00" },
        { key: "sales", value: "+90 212 000 00 10" },
        { key: "whatsapp", value: "+90 500 000 00 00" },
      ],
      address: [
        {
          key: "headquarters",
          value: "Organize Sanayi Bölgesi, Plastikçiler Caddesi No: 24, 34490 Başakşehir, İstanbul, Türkiye",
        },
        {
          key: "plant",
          value: "Organize Sanayi Bölgesi, 3. Kısım 12. Sokak No: 7, 59850 Çorlu, Tekirdağ, Türkiye",
        },
      ],
    },
    social_media_links: [
      { media_name: "facebook", url: "https://www.facebook.com/preforma.example", alt: "Facebook" },
      { media_name: "instagram", url: "https://www.instagram.com/preforma.example", alt: "Instagram" },
      { media_name: "twitter", url: "https://x.com/preforma_example", alt: "X (Twitter)" },
      { media_name: "linkedin", url: "https://www.linkedin.com/company/preforma-example", alt: "LinkedIn" },
      { media_name: "youtube", url: "https://www.youtube.com/@preforma-example", alt: "YouTube" },
    ],
    analytics_config: { enable_tracking: false, google_analytics_id: null },
    notification_email: "bildirim@preforma.example",
    login_attempt_limit: 5,
    maintenance_key: null,
    smtp_config: null,
  };
}
