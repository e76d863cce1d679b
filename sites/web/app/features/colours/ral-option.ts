import { ralColour } from "@preforma/domain/colour";
import type { Locale } from "@preforma/domain/locales";
import type { ColourOption } from "@preforma/ui/colour-choice";

/** A RAL Classic colour as a selectable one, by number; null where there is none. */
export function ralOption(code: string, locale: Locale): ColourOption | null {
  const colour = ralColour(code);
  return (
    (colour && {
      key: `ral-${colour.code}`,
      title: `RAL ${colour.code} ${colour.names[locale]}`,
      hex: colour.hex,
    }) ??
    null
  );
}
