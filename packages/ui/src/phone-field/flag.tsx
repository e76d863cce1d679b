import { countryCodes } from "@preforma/domain/countries";
import { flagPosition } from "./flag.logic.ts";
import * as css from "./phone-field.css.ts";

let places: ReadonlyMap<string, number> | undefined;

/** The index of a country's flag in the atlas. */
function placeOf(country: string): number | undefined {
  places ??= new Map(countryCodes().map((code, place) => [code, place]));
  return places.get(country);
}

export interface FlagProps {
  /** ISO 3166-1 code. */
  country: string;
}

/** A country's flag: decorative, because its code or name is beside it. */
export function Flag({ country }: FlagProps) {
  const place = placeOf(country);
  return place === undefined ? (
    <span className={css.noFlag} aria-hidden />
  ) : (
    <span className={css.flag} style={{ backgroundPosition: flagPosition(place) }} aria-hidden />
  );
}
