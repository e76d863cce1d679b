import type { Reference, Sector } from "@preforma/domain/content";
import type { LogoItem } from "@preforma/ui/logo-strip";

/** The customers in an industry, for the strip of logos. */
export function referenceLogos(references: readonly Reference[], sector: Sector): LogoItem[] {
  return references
    .filter((reference) => reference.sector.key === sector)
    .map(({ key, name, logo, website, translations: [text] }) => {
      const note = text && [text.title, text.summary].filter(Boolean).join(": ");
      return {
        key,
        name,
        website,
        ...(note ? { note } : {}),
        logo:
          logo &&
          (logo.mark_url === null
            ? { url: logo.url, width: logo.width, height: logo.height }
            : { markUrl: logo.mark_url, width: logo.width, height: logo.height }),
      };
    });
}
