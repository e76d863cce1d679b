import type { Personal } from "./personal.ts";
import type { PageView } from "../http/page-view.ts";
import type { Locale } from "@preforma/domain/locales";
import type { SiteSettings } from "@preforma/domain/settings";
import type { NavigationCategory } from "@preforma/ui/navigation";
import { useRouteLoaderData } from "react-router";

/** The data of header and footer: the same on every page of a language, so browsers fetch it once and cache it. */
export interface FrameData {
  menus: Menus;
  categories: NavigationCategory[];
  settings: ShellSettings | null;
  /** The languages that visitors can choose: those of the settings that are selectable. */
  languages: readonly { code: Locale; name: string }[];
  /** The ticker above every page, in the page's language; empty for none. */
  notice: string;
  /** The legal texts, by their fragments on their page. */
  legal: LegalLink[];
}

/** A link of a menu, in the language of the frame. */
export interface PageLink {
  href: string;
  title: string;
}

/** The menus of header and footer, by position. */
export interface Menus {
  /** Above the header, and at the end of the menu of phones. */
  anchors: readonly PageLink[];
  /** The header's group of pages about the company, and what follows it. */
  corporate: { title: string; links: readonly PageLink[] };
  more: readonly PageLink[];
  /** Other pages about products, in the menu of the categories. */
  aboutProducts: readonly PageLink[];
  /** The columns of the footer and its last line. */
  service: readonly PageLink[];
  orders: readonly PageLink[];
  company: readonly PageLink[];
  legal: readonly PageLink[];
}

/** The data in the HTML of every page, besides the version of its frame. */
export interface PageRootData extends PageView {
  /** Origin under which visitors reach the site. */
  origin: string;
  /** The version of the language's translation files. */
  translations: string;
  /** For the legal line; sent by the server, so that a page rendered on New Year's Eve hydrates. */
  year: number;
  /** Google's measurement id, where the site has analytics: it loads only with the visitor's consent. */
  analytics: string | null;
  /** Only on pages that were made for one visitor, because no script adds it. */
  personal?: Personal;
  /** The version of the {@link FrameData} with which the page was made. */
  frame: string;
}

/** The data that every page of a document shares: loaded once per document. */
export type RootData = PageRootData & FrameData;

/** A legal text in the page's language. */
export interface LegalLink {
  key: string;
  title: string;
  slug: string;
}

/** The settings that the browser uses. */
export type ShellSettings = Pick<
  SiteSettings,
  | "fixed_menu"
  | "contact_info"
  | "social_media_links"
  | "quick_contact_button"
  | "disable_right_click"
  | "logo_url"
  | "footer_logo_url"
  | "favicon_url"
>;

/** Frames by version: in a browser the one of its document, on the server the latest of each language. */
const frames = new Map<string, FrameData>();
/** On the server, some versions of each language, since pages with an earlier one may still be in progress. */
const maxFrames = 30;

/** Registers a frame, so that pages made with it can be rendered. */
export function cacheFrame(version: string, frame: FrameData): void {
  frames.delete(version);
  if (frames.size >= maxFrames) frames.delete(frames.keys().next().value ?? "");
  frames.set(version, frame);
}

/** Where the frame of a language's pages is served; the version makes the answer immutable. */
export function frameUrl(locale: Locale, version: string): string {
  return `/frame/${locale}.json?v=${version}`;
}

const joined = new WeakMap<PageRootData, RootData>();

/** The root's data, the same object on every call; undefined when the root itself could not be loaded. */
export function useRootData(): RootData | undefined {
  const own = useRouteLoaderData<PageRootData>("root");
  if (!own) return undefined;
  let root = joined.get(own);
  if (!root) {
    const frame = frames.get(own.frame);
    if (!frame) return undefined;
    joined.set(own, (root = { ...own, ...frame }));
  }
  return root;
}
