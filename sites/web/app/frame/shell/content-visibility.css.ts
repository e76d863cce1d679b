import { siteGlobalStyle } from "@preforma/ui/theme";
import { skipped } from "./skipped-sections.ts";

/**
 * What mostly lies below the first window is neither styled nor laid out before it is scrolled to, or until the page
 * has been hydrated, which `content-visibility.ts` sees to: a slow phone computes half as much before it shows anything. The
 * sizes are guesses that only the scrollbar sees. Without script nothing would end it, so all is laid out at once.
 */
for (const { part, size } of skipped)
  siteGlobalStyle(`html:not([data-whole]) ${part}`, {
    "@media": {
      "screen and (scripting: enabled)": {
        contentVisibility: "auto",
        containIntrinsicBlockSize: `auto ${size}`,
      },
    },
  });
