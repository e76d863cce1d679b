"use client";

import { isTurkiye } from "@preforma/domain/addresses";
import type { Places } from "@preforma/domain/places";
import { useCallback, useRef, useState } from "react";
import type { ComboboxOption, SearchOptions } from "../combobox/index.ts";

/** Brings the names of places; called when the visitor turns to the form, so that they cost no first load. */
export type LoadPlaces = () => Promise<Places>;

const optionsOf = (names: readonly string[]): ComboboxOption[] =>
  names.map((name) => ({ value: name, label: name }));

/**
 * What to offer for the parts of an address, by what stands in the parts above: provinces for Türkiye, districts for a
 * province, and neighbourhoods where the site has them. Nothing is offered before the names have come or abroad.
 */
export function usePlaces(load: LoadPlaces, given: { country: string; city: string; district: string }) {
  const [places, setPlaces] = useState<Places | null>(null);
  const [parts, setParts] = useState(given);
  const loading = useRef(false);

  const wake = () => {
    if (loading.current) return;
    loading.current = true;
    load().then(setPlaces, () => {
      // Typing works without; the next touch tries again.
      loading.current = false;
    });
  };
  const known = places !== null && isTurkiye(parts.country) ? places : null;
  const { city, district } = parts;
  const searchNeighbourhoods = useCallback<SearchOptions>(
    async () => optionsOf((await known?.neighbourhoodsOf?.(city, district)) ?? []),
    [known, city, district],
  );
  return {
    wake,
    /** Call with each text that is written into a part. */
    setPart: (part: keyof typeof given, text: string) => setParts((before) => ({ ...before, [part]: text })),
    provinces: known === null ? [] : optionsOf(known.provinces),
    districts: known === null ? [] : optionsOf(known.districtsOf(city)),
    /** Finds neighbourhoods; absent where the site has none. */
    searchNeighbourhoods: known?.neighbourhoodsOf === undefined ? undefined : searchNeighbourhoods,
  };
}
