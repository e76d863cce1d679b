"use client";

import { useLayoutEffect, useState } from "react";
import { useLocale } from "../provider/provider.tsx";

/** The result of `read` for `root`, re-read whenever elements are added, removed or moved there. */
export function useStructure<Found>(root: HTMLElement, read: (root: HTMLElement) => Found): Found {
  const [found, setFound] = useState(() => read(root));
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => setFound(read(root)));
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [root, read]);
  return found;
}

/**
 * The page's language, or one with the other direction if `element`'s part of the page has it: react-aria derives the
 * direction of its arrow keys from the language alone.
 */
export function useLocaleIn(element: HTMLElement): string {
  const { locale, direction } = useLocale();
  const [own, setOwn] = useState(() => getComputedStyle(element).direction);
  useLayoutEffect(() => {
    const follow = () => setOwn(getComputedStyle(element).direction);
    follow();
    element.addEventListener("focusin", follow);
    return () => element.removeEventListener("focusin", follow);
  });
  if (own === direction) return locale;
  return own === "rtl" ? "ar" : "en";
}
