import { siteGlobalStyle } from "@preforma/ui/theme";

const parts = [
  [":is(main section[data-later], body > footer)", "40rem"],
  // The first rows of a list are seen at once.
  ["main [data-later-rows] > ul > li:nth-child(n + 5)", "26rem"],
] as const;

/**
 * What mostly lies below the first window (`data-later`, `data-later-rows`) is laid out once somebody scrolls near it,
 * so that a slow phone computes less before it shows anything. The heights are guesses; only the scroll bar shows them.
 * After a step back in the history all is laid out (`content-visibility.ts`).
 */
for (const [part, size] of parts)
  siteGlobalStyle(`html:not([data-laid-out]) ${part}`, {
    "@media": { screen: { contentVisibility: "auto", containIntrinsicBlockSize: `auto ${size}` } },
  });
