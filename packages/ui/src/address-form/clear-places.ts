import { placeAmong, type Places } from "@preforma/domain/places";
import { changeControl } from "../form/controls.ts";

/**
 * The provinces that have a district of that name, if the given one is not among them. None if either is unlisted,
 * because it may still be right.
 */
export function provincesElsewhere(
  places: Pick<Places, "provinces" | "districtsOf">,
  province: string,
  district: string,
): readonly string[] {
  const here = places.districtsOf(province);
  if (here.length === 0 || placeAmong(here, district) !== null) return [];
  return places.provinces.filter((other) => placeAmong(places.districtsOf(other), district) !== null);
}

/** A part of an address that was cleared because it does not belong to the new part above it. */
export interface ClearedPlace {
  readonly part: "district" | "neighborhood";
  /** The cleared name. */
  readonly name: string;
  /** The name above, which it does not belong to. */
  readonly above: string;
  /** Restores the cleared parts. */
  readonly putBack: () => void;
}

/** Clears a district of another province, and its neighbourhood if that is known to belong to the district. */
export function clearDistrict(places: Places, { form, value: city }: HTMLInputElement): ClearedPlace | null {
  const field = fieldOf(form, "district");
  const neighborhood = fieldOf(form, "neighborhood");
  if (field === null) return null;
  const district = field.value;
  const provinces = provincesElsewhere(places, city, district);
  if (provinces.length === 0) return null;
  const undo = [clear(field)];
  void isOf(places, provinces, district, neighborhood?.value ?? "").then((isKnown) => {
    // The address may have changed while the names were loading.
    if (isKnown && neighborhood !== null && field.value === "") undo.push(clear(neighborhood));
  });
  return { part: "district", name: district, above: city, putBack: () => undo.forEach((put) => put()) };
}

/** Clears a neighbourhood that belongs to the previous district and not to the current one. */
export async function clearNeighbourhood(
  places: Places,
  field: HTMLInputElement,
  before: string,
): Promise<ClearedPlace | null> {
  const { form, value: district } = field;
  const city = placeAmong(places.provinces, fieldOf(form, "city")?.value ?? "") ?? "";
  const neighborhood = fieldOf(form, "neighborhood");
  const name = neighborhood?.value ?? "";
  const [was, is] = [before, district].map((one) => placeAmong(places.districtsOf(city), one));
  if (neighborhood === null || was == null || is == null || was === is) return null;
  const [isOfBoth, isOfThatBefore] = await Promise.all([
    isOf(places, [city], is, name),
    isOf(places, [city], was, name),
  ]);
  const isAsItWas = field.value === district && neighborhood.value === name;
  if (!isOfThatBefore || isOfBoth || !isAsItWas) return null;
  return { part: "neighborhood", name, above: is, putBack: clear(neighborhood) };
}

/** Whether a neighbourhood is known in a district of one of the provinces. */
async function isOf(
  places: Places,
  provinces: readonly string[],
  district: string,
  neighborhood: string,
): Promise<boolean> {
  if (neighborhood.trim() === "" || places.neighbourhoodsOf === undefined) return false;
  const lists = await Promise.all(
    provinces.map(async (province) => (await places.neighbourhoodsOf?.(province, district)) ?? []),
  ).catch(() => []);
  return placeAmong(lists.flat(), neighborhood) !== null;
}

/** Empties a field. Returns a function that restores it. */
function clear(field: HTMLInputElement): () => void {
  const { value } = field;
  changeControl(field, { value: "" });
  return () => changeControl(field, { value });
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}
