import brand from "@preforma/ui/tokens/brand.json" with { type: "json" };
import { media, siteGlobalStyle, vars } from "@preforma/ui/theme";

/** Where the first paint of a page waits for the typeface. */
export const typefaceMedia = media.phone;

// On a phone the first page uses the system typeface, and later ones use ours (ADR 19).
const [, ...fallbacks] = brand.font.family.base.$value;
siteGlobalStyle(":root:not([data-typeface])", {
  "@media": {
    "(max-width: 37.49em) and (scripting: enabled)": {
      vars: {
        [vars.font.family.base]: fallbacks
          .map((family) => (family.includes(" ") ? `"${family}"` : family))
          .join(", "),
      },
    },
  },
});
