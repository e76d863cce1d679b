"use client";

import { createElement, isValidElement, useMemo, type ComponentPropsWithRef, type ReactNode } from "react";
import { useLocale, useMarkupCache } from "../provider/provider.tsx";
import type { MarkupCache } from "../provider/markup-cache.ts";

type Tag = "div" | "ul";

export type CachedMarkupProps<As extends Tag> = Omit<
  ComponentPropsWithRef<As>,
  "children" | "dangerouslySetInnerHTML"
> & {
  /** The element that holds the content. */
  as: As;
  /** Which part of which component this is; no other has the same. */
  name: string;
  /**
   * All that the content depends on besides what the provider gives, as in the list of an effect. Objects count by
   * identity: one that is made anew for each page makes keeping useless. With a React element or a function among
   * them nothing is kept.
   */
  by: readonly unknown[];
  /** Must not use ids of React's own making: those depend on the place in the page. Pass them in, and name them in `by`. */
  children: ReactNode;
};

/**
 * An element whose content is the same on many pages, such as the mega menu. On a server whose provider has a markup cache
 * its markup is made once and repeated; in browsers, and so for hydration, it is an element like any other, whose
 * content is drawn anew only where something of `by` has changed.
 */
export function CachedMarkup<As extends Tag>({
  as,
  name,
  by,
  children,
  ...attributes
}: CachedMarkupProps<As>) {
  const markupCache = useMarkupCache();
  const provided = useLocale();
  // oxlint-disable-next-line react/exhaustive-deps -- `by` is what the content depends on besides the provider
  const same = useMemo(() => children, [...by, provided]);
  if (!markupCache || by.some(escapesNaming)) return createElement(as, attributes, same);
  const key = [name, ...by.map((value) => naming(value, markupCache))].join("|");
  const markup = markupCache.find(key);
  if (markup !== undefined)
    return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: markup } });
  markupCache.want(key, children);
  return createElement(as, attributes, same);
}

function escapesNaming(value: unknown): boolean {
  return typeof value === "function" || isValidElement(value);
}

function naming(value: unknown, markupCache: MarkupCache): string {
  return typeof value === "object" && value !== null
    ? markupCache.nameOf(value)
    : (JSON.stringify(value) ?? "-");
}
