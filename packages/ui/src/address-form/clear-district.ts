import { placeAmong, type Places } from "@preforma/domain/places";
import { changeControl } from "../form/controls.ts";
import { provincesElsewhere } from "./elsewhere.logic.ts";

/** A district that went because another province was chosen. */
export interface ClearedDistrict {
  readonly district: string;
  /** The province that it is not of. */
  readonly city: string;
  /** Fills in again what was cleared. */
  readonly putBack: () => void;
}

/** Looks at the address that a changed province belongs to; null where nothing had to be cleared. */
export type ClearDistrict = (places: Places, province: HTMLInputElement) => ClearedDistrict | null;

/** Clears the district of an address whose province it is not of, and its neighbourhood where that is known of it. */
export const clearDistrict: ClearDistrict = (places, { form, value: city }) => {
  const field = fieldOf(form, "district");
  const neighborhood = fieldOf(form, "neighborhood");
  if (field === null) return null;
  const district = field.value;
  const provinces = provincesElsewhere(places, city, district);
  if (provinces.length === 0) return null;
  const undo = [() => changeControl(field, { value: district })];
  changeControl(field, { value: "" });
  void isOf(places, provinces, district, neighborhood?.value ?? "").then((isKnown) => {
    // By the time that the names have come, the address may have gone on.
    if (!isKnown || neighborhood === null || field.value !== "") return;
    const { value } = neighborhood;
    undo.push(() => changeControl(neighborhood, { value }));
    changeControl(neighborhood, { value: "" });
  });
  return { district, city, putBack: () => undo.forEach((change) => change()) };
};

/** Whether a neighbourhood is known of a district of one of the provinces. */
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

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}
