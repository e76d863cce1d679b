import type { Personal } from "./personal.ts";
import type { PageView } from "../http/page-view.ts";
import type { Locale } from "@preforma/domain/locales";
import type { SiteSettings } from "@preforma/domain/settings";
import type { NavigationCategory } from "@preforma/ui/navigation";
import { useRouteLoaderData } from "react-router";

/** What header and footer are made of: the same on every page of a language, so browsers fetch it once and cache it. */
export interface FrameData {
  menus: Menus;
  categories: NavigationCategory[];
  settings: ShellSettings | null;
  /** What visitors may choose between and are offered: of the settings' languages those that a switcher may have. */
  languages: readonly { code: Locale; name: string }[];
  /** What passes by above every page, in its language; empty for nothing. */
  notice: string;
  /** The legal texts, by their fragments on their page. */
  legal: LegalLink[];
}

/** A link of a menu, in the language of the frame. */
export interface PageLink {
  href: string;
  title: string;
}

/** The menus of header and footer, by where their links stand. */
export interface Menus {
  /** Above the header, and at the end of the menu of phones. */
  anchors: readonly PageLink[];
  /** The header's group of pages about the company, and what follows it. */
  corporate: { title: string; links: readonly PageLink[] };
  more: readonly PageLink[];
  /** What else there is about products, in the menu of the categories. */
  aboutProducts: readonly PageLink[];
  /** The columns of the footer and its last line. */
  service: readonly PageLink[];
  orders: readonly PageLink[];
  company: readonly PageLink[];
  legal: readonly PageLink[];
}

/** The data in the HTML of every page, beside the version of the frame that it was made with. */
export interface PageRootData extends PageView {
  /** Origin under which visitors reach the site. */
  origin: string;
  /** The version of the language's translation files. */
  translations: string;
  /** For the legal line; told by the server, so that a page rendered on New Year's Eve hydrates. */
  year: number;
  /** Google's measurement id, where the site measures at all: only whom the visitor's decision allows. */
  analytics: string | null;
  /** Only on pages that were made for one visitor, because no script says it. */
  personal?: Personal;
  /** Names the {@link FrameData} with which the page was made. */
  frame: string;
}

/** What every page of a document shares: loaded once, never again while the document lives. */
export type RootData = PageRootData & FrameData;

/** A legal text in the page's language. */
export interface LegalLink {
  key: string;
  title: string;
  slug: string;
}

/** The part of the settings that the browser works with. */
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

/** Frames by their versions: in a browser the one of its document, on the server the latest of each language. */
const frames = new Map<string, FrameData>();
/** On the server, some versions of each language, since pages of the last one may be under way. */
const maxFrames = 30;

/** Makes a frame known, so that pages made with it can be rendered. */
export function cacheFrame(version: string, frame: FrameData): void {
  frames.delete(version);
  if (frames.size >= maxFrames) frames.delete(frames.keys().next().value ?? "");
  frames.set(version, frame);
}

const joined = new WeakMap<PageRootData, RootData>();

/** The root's data, the same object on every call; nothing when the root itself could not be loaded. */
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
