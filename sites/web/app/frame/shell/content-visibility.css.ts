import { media, siteGlobalStyle } from "@preforma/ui/theme";

/** Parts of pages, and the height that most of them stay below: on a phone, in a wider window, on a desktop. */
const parts = [
  ["main section[data-later]", "45rem", "42rem", "46rem"],
  ["main section[data-later=short]", "16rem", "12rem", "12rem"],
  ["main section[data-later=cards]", "66rem", "107rem", "69rem"],
  ["main section[data-later=tall]", "129rem", "159rem", "85rem"],
  ["body > footer", "73rem", "96rem", "51rem"],
  // The first rows of a list are seen at once.
  ["main [data-later-rows] > ul > li:nth-child(n + 5)", "30rem", "37rem", "36rem"],
] as const;

/**
 * What mostly lies below the first window (`data-later`, `data-later-rows`) is laid out once a visitor scrolls near
 * it, so that a slow phone computes less before it shows anything. The heights are guesses: too high, and the scroll
 * bar is wrong; too low, and what reads the page without scrolling, such as Lighthouse, finds parts on top of each
 * other. After a step back in the history all is laid out (`content-visibility.ts`).
 */
for (const [part, narrow, wider, desktop] of parts)
  siteGlobalStyle(`html:not([data-laid-out]) ${part}`, {
    "@media": {
      screen: {
        contentVisibility: "auto",
        containIntrinsicBlockSize: `auto ${narrow}`,
        // Room for the focus ring and shadows, which are cut off at the part's edge otherwise.
        overflowClipMargin: "1rem",
      },
      [media.phone]: { containIntrinsicBlockSize: `auto ${wider}` },
      [media.desktop]: { containIntrinsicBlockSize: `auto ${desktop}` },
    },
  });
