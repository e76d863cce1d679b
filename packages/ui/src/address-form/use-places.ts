"use client";

import { defaultCountry, isTurkiye } from "@preforma/domain/addresses";
import type { Places } from "@preforma/domain/places";
import { fold } from "@preforma/domain/text";
import { useEffect, useRef, useState, type FormEvent } from "react";
import type { ComboboxOption } from "../combobox/index.ts";
import type { ClearedPlace } from "./clear-places.ts";

/** The name that a text means, ignoring case and accents: importing `placeAmong` would bundle all districts. */
const meant = (names: readonly string[] | undefined, text: string): string | undefined => {
  const folded = fold(text).trim();
  return names?.find((name) => fold(name) === folded);
};

/**
 * The neighbourhoods of a known district once loaded; none before, and none if loading fails: typing works without
 * them. Null means that no places are known.
 */
function useNeighbourhoods(places: Places | null, city: string, district: string): readonly string[] {
  const [found, setFound] = useState<{ places: Places; of: string; names: readonly string[] }>();
  const province = meant(places?.provinces, city);
  const known = meant(places?.districtsOf(city), district);
  const of = `${province}/${known}`;
  useEffect(() => {
    if (places?.neighbourhoodsOf === undefined || province === undefined || known === undefined)
      return undefined;
    let isWanted = true;
    places.neighbourhoodsOf(province, known).then(
      (names) => isWanted && setFound({ places, of, names }),
      () => {
        // The next district tries again.
      },
    );
    return () => {
      isWanted = false;
    };
  }, [places, province, known, of]);
  return found?.of === of && found.places === places ? found.names : [];
}

/** Loads the names of places; called on first interaction with the form, so that the first load stays small. */
export type LoadPlaces = () => Promise<Places>;

const parts = ["country", "city", "district"] as const;
type Part = (typeof parts)[number];

const isSame = (one: string, other: string) => fold(one) === fold(other.trim());
const optionsOf = (names: readonly string[]): ComboboxOption[] =>
  names.map((name) => ({ value: name, label: name }));

/**
 * Suggestions for the parts of an address, by the values of the parts above: provinces for Türkiye, districts for a
 * province, and neighbourhoods if the site has them. There are none abroad, or before the names are loaded. A district
 * or neighbourhood that is known to be elsewhere is cleared when the visitor changes the part above it.
 */
export function usePlaces(
  load: LoadPlaces,
  valueOf: (part: Part) => string,
  onCleared: (cleared: ClearedPlace) => void,
) {
  const [places, setPlaces] = useState<Places | null>(null);
  const [written, setWritten] = useState(() => ({
    country: valueOf("country") || defaultCountry,
    city: valueOf("city"),
    district: valueOf("district"),
  }));
  const loading = useRef(false);
  const clearing = useRef<typeof import("./clear-places.ts")>(null);
  /** The previous district, to which the neighbourhood may belong. */
  const districtBefore = useRef(written.district);

  const wake = () => {
    if (loading.current) return;
    loading.current = true;
    Promise.all([load(), import("./clear-places.ts")]).then(
      ([loaded, functions]) => {
        clearing.current = functions;
        setPlaces(loaded);
      },
      () => {
        // Typing works without the names; the next interaction tries again.
        loading.current = false;
      },
    );
  };
  const known = places !== null && isTurkiye(written.country) ? places : null;
  const { city, district } = written;
  const neighbourhoods = useNeighbourhoods(known, city, district);
  const heard = ({ target, currentTarget }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const part = parts.find((one) => one === target.name);
    if (part === undefined) return;
    setWritten((before) => ({ ...before, [part]: target.value }));
    const before = districtBefore.current;
    if (part === "district" && known?.districtsOf(city).some((name) => isSame(name, target.value)))
      districtBefore.current = target.value;
    // Drafts and autofill change fields without focus, and their values belong together.
    const isVisitor = currentTarget.contains(document.activeElement);
    if (!isVisitor || known === null || clearing.current === null) return;
    const { clearDistrict, clearNeighbourhood } = clearing.current;
    if (part === "city") report(clearDistrict(known, target));
    if (part === "district") void clearNeighbourhood(known, target, before).then(report);
  };
  const report = (cleared: ClearedPlace | null) => {
    if (cleared !== null) onCleared(cleared);
  };
  return {
    wake,
    /** Handles input in the parts and choices from their lists. */
    heard,
    provinces: known === null ? [] : optionsOf(known.provinces),
    districts: known === null ? [] : optionsOf(known.districtsOf(city)),
    neighbourhoods: optionsOf(neighbourhoods),
  };
}
