import { locales, type Locale } from "@preforma/domain/locales";
import { useTranslation } from "../i18n/translations.tsx";
import { useRootData } from "../loading/root-data.ts";
import { shareImage } from "./share-image.ts";

/** The metadata of a page for search engines and share previews. Paths are without origin. */
export interface HeadData {
  /** Without the site's name, which is appended. */
  title: string;
  description: string;
  /** The canonical URL of this content. */
  canonical: string;
  /** The same page in each language that has it. */
  alternates?: Readonly<Partial<Record<Locale, string>>> | undefined;
  /** Not to be indexed: searches, filtered lists. */
  unlisted?: boolean;
  /** The share picture. @default the company's */
  image?: { url: string; width: number; height: number; alt: string } | undefined;
  type?: "website" | "product" | "article";
  /** When an article was published and last modified, ISO 8601. */
  published?: string;
  modified?: string;
  /** The feed of this page. */
  feed?: { title: string; path: string };
}

const ogLocales: Readonly<Record<Locale, string>> = {
  tr: "tr_TR",
  en: "en_GB",
  ru: "ru_RU",
  fr: "fr_FR",
  ar: "ar_AE",
  de: "de_DE",
};

/** The page's elements in the document's head. React moves them there, on the server as in the browser. */
export function PageHead({ head }: { head: HeadData }) {
  const { t, locale } = useTranslation();
  const root = useRootData();
  const origin = root?.origin ?? "";
  const siteName = t("siteName");
  const title = head.title.startsWith(siteName) ? head.title : `${head.title} – ${siteName}`;
  const url = `${origin}${head.canonical}`;
  const { image = shareImage("site", 1, locale, siteName), alternates } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.unlisted && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={url} />
      {alternates &&
        locales.map((language) => {
          const path = alternates[language];
          return path === undefined ? null : (
            <link key={language} rel="alternate" hrefLang={language} href={`${origin}${path}`} />
          );
        })}
      {alternates?.tr !== undefined && (
        <link rel="alternate" hrefLang="x-default" href={`${origin}${alternates.tr}`} />
      )}
      {head.feed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={head.feed.title}
          href={`${origin}${head.feed.path}`}
        />
      )}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content={head.type ?? "website"} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={ogLocales[locale]} />
      {head.published !== undefined && <meta property="article:published_time" content={head.published} />}
      {head.modified !== undefined && <meta property="article:modified_time" content={head.modified} />}
      <meta property="og:image" content={`${origin}${image.url}`} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
