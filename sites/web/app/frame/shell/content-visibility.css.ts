import { media, siteGlobalStyle } from "@preforma/ui/theme";

/** Parts of pages, with heights that most of them do not exceed: on a phone, in a wider window, on a desktop. */
const parts = [
  ["main section[data-later]", "45rem", "42rem", "46rem"],
  ["main section[data-later=short]", "16rem", "12rem", "12rem"],
  ["main section[data-later=cards]", "66rem", "107rem", "69rem"],
  ["main section[data-later=tall]", "129rem", "159rem", "85rem"],
  ["body > footer", "73rem", "96rem", "51rem"],
  // The first rows of a list are in the first view.
  ["main [data-later-rows] > ul > li:nth-child(n + 5)", "30rem", "37rem", "36rem"],
] as const;

/**
 * Parts mostly below the first view (`data-later`, `data-later-rows`) are laid out once a visitor scrolls near them, so
 * that a slow phone computes less before the first paint. The heights are estimates: if too high, the scroll bar is
 * wrong; if too low, programs that read the page without scrolling, such as Lighthouse, find overlapping parts. After a
 * step back in the history everything is laid out (`content-visibility.ts`).
 */
for (const [part, narrow, wider, desktop] of parts)
  siteGlobalStyle(`html:not([data-laid-out]) ${part}`, {
    "@media": {
      screen: {
        contentVisibility: "auto",
        containIntrinsicBlockSize: `auto ${narrow}`,
        // Space for focus ring and shadows, which would be cut off at the part's edge.
        overflowClipMargin: "1rem",
      },
      [media.phone]: { containIntrinsicBlockSize: `auto ${wider}` },
      [media.desktop]: { containIntrinsicBlockSize: `auto ${desktop}` },
    },
  });
