import type { ImageSource } from "../picture/index.ts";

/** A link of a menu: where it leads and what it is called in the page's language. */
export interface NavigationLink {
  href: string;
  title: string;
  /** Whether it leads to the page that is shown. */
  current?: boolean;
}

/** Links under one title without a page, such as the corporate group. */
export interface NavigationGroup {
  title: string;
  links: readonly NavigationLink[];
}

/** A category as menus show it, with the active ones below it in their order. */
export interface NavigationCategory {
  id: number | string;
  href: string;
  title: string;
  /** Whether the page that is shown is this category or lies below it. */
  current?: boolean;
  /** Active products in it and all below it; shown where there is room. */
  count?: number;
  /** The picture of its card. A few small renditions are enough: cards are at most 240 px wide. */
  image?: ImageSource;
  children: readonly NavigationCategory[];
}
