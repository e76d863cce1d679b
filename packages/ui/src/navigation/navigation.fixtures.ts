import type { Locale } from "@preforma/domain/locales";
import { articleByType, type ArticleType } from "@preforma/domain/vocabulary";
import { articleDrawing } from "./category-drawings.fixtures.ts";
import type { NavigationCategory, NavigationGroup, NavigationLink } from "./navigation.ts";

/** Menus of a packaging maker in six languages, for stories and tests. */
const texts = {
  products: {
    tr: "Ürünler",
    en: "Products",
    ru: "Продукция",
    fr: "Produits",
    ar: "المنتجات",
    de: "Produkte",
  },
  containers: {
    tr: "Ambalaj kapları",
    en: "Containers",
    ru: "Тара",
    fr: "Contenants",
    ar: "العبوات",
    de: "Behälter",
  },
  closures: {
    tr: "Kapaklar ve pompalar",
    en: "Closures and pumps",
    ru: "Укупорка и дозаторы",
    fr: "Bouchages et pompes",
    ar: "الأغطية والمضخات",
    de: "Verschlüsse und Pumpen",
  },
  corporate: {
    tr: "Kurumsal",
    en: "Company",
    ru: "Компания",
    fr: "Entreprise",
    ar: "الشركة",
    de: "Unternehmen",
  },
  about: {
    tr: "Hakkımızda",
    en: "About us",
    ru: "О нас",
    fr: "À propos de nous",
    ar: "من نحن",
    de: "Über uns",
  },
  quality: {
    tr: "Kalite belgelerimiz",
    en: "Quality certificates",
    ru: "Сертификаты качества",
    fr: "Certificats de qualité",
    ar: "شهادات الجودة",
    de: "Qualitätszertifikate",
  },
  managers: {
    tr: "Yöneticiler",
    en: "Managers",
    ru: "Руководство",
    fr: "Direction",
    ar: "الإدارة",
    de: "Geschäftsleitung",
  },
  careers: {
    tr: "İnsan kaynakları",
    en: "Human resources",
    ru: "Отдел кадров",
    fr: "Ressources humaines",
    ar: "الموارد البشرية",
    de: "Personalwesen",
  },
  references: {
    tr: "Referanslar",
    en: "References",
    ru: "Наши клиенты",
    fr: "Références",
    ar: "عملاؤنا",
    de: "Referenzen",
  },
  contact: { tr: "İletişim", en: "Contact", ru: "Контакты", fr: "Contact", ar: "اتصل بنا", de: "Kontakt" },
  news: { tr: "Haberler", en: "News", ru: "Новости", fr: "Actualités", ar: "الأخبار", de: "Neuigkeiten" },
  announcements: {
    tr: "Duyurular",
    en: "Announcements",
    ru: "Объявления",
    fr: "Annonces",
    ar: "الإعلانات",
    de: "Ankündigungen",
  },
  blog: { tr: "Blog", en: "Blog", ru: "Блог", fr: "Blog", ar: "المدونة", de: "Blog" },
  faq: {
    tr: "SSS",
    en: "FAQ",
    ru: "Вопросы и ответы",
    fr: "FAQ",
    ar: "الأسئلة الشائعة",
    de: "Häufige Fragen",
  },
  help: { tr: "Yardım", en: "Help", ru: "Помощь", fr: "Aide", ar: "المساعدة", de: "Hilfe" },
  ral: {
    tr: "RAL renkleri",
    en: "RAL colours",
    ru: "Цвета RAL",
    fr: "Couleurs RAL",
    ar: "ألوان RAL",
    de: "RAL-Farben",
  },
  compare: {
    tr: "Karşılaştır",
    en: "Compare",
    ru: "Сравнение",
    fr: "Comparer",
    ar: "المقارنة",
    de: "Vergleichen",
  },
  campaigns: {
    tr: "Kampanyalar",
    en: "Campaigns",
    ru: "Акции",
    fr: "Promotions",
    ar: "العروض",
    de: "Aktionen",
  },
  banks: {
    tr: "Banka hesaplarımız",
    en: "Bank accounts",
    ru: "Банковские реквизиты",
    fr: "Coordonnées bancaires",
    ar: "الحسابات البنكية",
    de: "Bankverbindungen",
  },
  favourites: {
    tr: "Favorilerim",
    en: "Favourites",
    ru: "Избранное",
    fr: "Favoris",
    ar: "المفضلة",
    de: "Merkliste",
  },
  account: {
    tr: "Hesabım",
    en: "My account",
    ru: "Мой кабинет",
    fr: "Mon compte",
    ar: "حسابي",
    de: "Mein Konto",
  },
  legal: {
    tr: "Yasal belgeler",
    en: "Legal documents",
    ru: "Правовые документы",
    fr: "Documents juridiques",
    ar: "الوثائق القانونية",
    de: "Rechtsdokumente",
  },
  cookies: {
    tr: "Çerez ayarları",
    en: "Cookie settings",
    ru: "Настройки cookie",
    fr: "Réglages des cookies",
    ar: "إعدادات ملفات الارتباط",
    de: "Cookie-Einstellungen",
  },
  slogan: {
    tr: "Şişe, kapak ve preform üretiminde ölçüsü ve rengi tutan, zamanında teslim edilen plastik ambalaj.",
    en: "Bottles, closures and preforms that hold their measure and colour, delivered when they are due.",
    ru: "Бутылки, крышки и преформы с точными размерами и цветом, с поставкой точно в срок.",
    fr: "Flacons, bouchons et préformes aux cotes et aux teintes tenues, livrés à la date convenue.",
    ar: "قوارير وأغطية وبريفورم بمقاسات وألوان ثابتة، وتسليم في موعده.",
    de: "Flaschen, Verschlüsse und Preforms, die Maß und Farbe halten und pünktlich geliefert werden.",
  },
} satisfies Record<string, Record<Locale, string>>;

type Text = keyof typeof texts;

/** A text of the fixtures in a language. */
export const fixtureText = (text: Text, locale: Locale): string => texts[text][locale];

const link = (text: Text, locale: Locale, current = false): NavigationLink => ({
  href: `/${locale}/${text}`,
  title: texts[text][locale],
  current,
});

const containers: readonly ArticleType[] = [
  "bottle",
  "dropper_bottle",
  "roll_on_bottle",
  "jar",
  "jerrycan",
  "drum",
  "bucket",
  "tube",
  "tray",
];
const closures: readonly ArticleType[] = [
  "screw_cap",
  "flip_top",
  "disc_top",
  "tamper_evident_cap",
  "lotion_pump",
];

function ofArticle(
  type: ArticleType,
  index: number,
  locale: Locale,
  children: readonly NavigationCategory[] = [],
): NavigationCategory {
  return {
    id: type,
    href: `/${locale}/c/${type}`,
    title: articleByType(type).many[locale],
    count: [1, 2, 5, 11, 24, 121][index % 6],
    image: articleDrawing(type, (index * 47) % 359),
    children,
  };
}

/** Root categories: one with more sub-categories than an overlay shows, one with fewer and a third level, one without. */
export function fixtureMenuCategories(locale: Locale): readonly NavigationCategory[] {
  const group = (
    id: Text,
    type: ArticleType,
    children: readonly NavigationCategory[],
  ): NavigationCategory => ({
    id,
    href: `/${locale}/c/${id}`,
    title: texts[id][locale],
    image: articleDrawing(type, 200),
    children,
  });
  const pumps = (["mist_sprayer", "trigger_sprayer", "foam_pump"] as const).map((type, index) =>
    ofArticle(type, index, locale),
  );
  return [
    group(
      "containers",
      "bottle",
      containers.map((type, index) => ofArticle(type, index, locale)),
    ),
    group(
      "closures",
      "screw_cap",
      closures.map((type, index) => ofArticle(type, index + 9, locale, type === "lotion_pump" ? pumps : [])),
    ),
    ofArticle("preform", 4, locale),
  ];
}

/** Everything that a header, sidebar, top bar and footer show, in one language. */
export function fixtureNavigation(locale: Locale) {
  const phones = [{ text: "+90 212 555 01 23", href: "tel:+902125550123" }];
  const emails = ["info@preforma.example"];
  const topLinks = (["news", "announcements", "blog", "faq", "help"] as const).map((text) =>
    link(text, locale),
  );
  const corporate: NavigationGroup = {
    title: texts.corporate[locale],
    links: (["about", "quality", "managers", "careers"] as const).map((text) => link(text, locale)),
  };
  return {
    homeHref: `/${locale}`,
    products: {
      title: texts.products[locale],
      href: `/${locale}/products`,
      categories: fixtureMenuCategories(locale),
      current: true,
    },
    items: [corporate, link("references", locale), link("contact", locale)] as const,
    topLinks,
    phones,
    emails,
    languages: { hrefs: { tr: "/", en: "/en", ru: "/ru", fr: "/fr", ar: "/ar" } },
    search: { action: `/${locale}/products` },
    footer: {
      about: texts.slogan[locale],
      service: (["help", "faq", "ral", "compare"] as const).map((text) => link(text, locale)),
      orders: (["account", "favourites", "campaigns", "banks"] as const).map((text) => link(text, locale)),
      company: [...corporate.links, link("references", locale)],
      legal: [link("legal", locale)],
    },
  };
}

/** Keeps a story where it is when one of its links is followed. */
export function stayHere(event: { readonly target: EventTarget; preventDefault(): void }): void {
  if (event.target instanceof Element && event.target.closest("a") !== null) event.preventDefault();
}

/** An element that a story needs, or a failure that says so. */
export function found<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined)
    throw new Error("The story lacks an element that its test looks for.");
  return thing;
}
