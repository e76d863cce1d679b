"use client";

import { defaultCountry, isTurkiye } from "@preforma/domain/addresses";
import type { Places } from "@preforma/domain/places";
import { useCallback, useRef, useState, type FormEvent } from "react";
import type { ComboboxOption, SearchOptions } from "../combobox/index.ts";
import type { ClearDistrict, ClearedDistrict } from "./clear-district.ts";

/** Brings the names of places; called when the visitor turns to the form, so that they cost no first load. */
export type LoadPlaces = () => Promise<Places>;

const parts = ["country", "city", "district"] as const;
type Part = (typeof parts)[number];

const optionsOf = (names: readonly string[]): ComboboxOption[] =>
  names.map((name) => ({ value: name, label: name }));

/**
 * What to offer for the parts of an address, by what stands in the parts above: provinces for Türkiye, districts for a
 * province, and neighbourhoods where the site has them. Nothing is offered before the names have come or abroad.
 * A district that is known to lie elsewhere is cleared once the visitor chooses another province.
 */
export function usePlaces(
  load: LoadPlaces,
  valueOf: (part: Part) => string,
  onCleared: (cleared: ClearedDistrict) => void,
) {
  const [places, setPlaces] = useState<Places | null>(null);
  const [written, setWritten] = useState(() => ({
    country: valueOf("country") || defaultCountry,
    city: valueOf("city"),
    district: valueOf("district"),
  }));
  const loading = useRef(false);
  const clearDistrict = useRef<ClearDistrict>(null);

  const wake = () => {
    if (loading.current) return;
    loading.current = true;
    Promise.all([load(), import("./clear-district.ts")]).then(
      ([loaded, clearing]) => {
        clearDistrict.current = clearing.clearDistrict;
        setPlaces(loaded);
      },
      () => {
        // Typing works without; the next touch tries again.
        loading.current = false;
      },
    );
  };
  const known = places !== null && isTurkiye(written.country) ? places : null;
  const { city, district } = written;
  const searchNeighbourhoods = useCallback<SearchOptions>(
    async () => optionsOf((await known?.neighbourhoodsOf?.(city, district)) ?? []),
    [known, city, district],
  );
  const heard = ({ target, currentTarget }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const part = parts.find((one) => one === target.name);
    if (part === undefined) return;
    setWritten((before) => ({ ...before, [part]: target.value }));
    // A draft or the browser fills in while nobody is here: what comes with it belongs together.
    const isVisitor = currentTarget.contains(document.activeElement);
    if (part !== "city" || !isVisitor || known === null) return;
    const cleared = clearDistrict.current?.(known, target);
    if (cleared) onCleared(cleared);
  };
  return {
    wake,
    /** Hears what is typed into the parts and what is chosen from their lists. */
    heard,
    provinces: known === null ? [] : optionsOf(known.provinces),
    districts: known === null ? [] : optionsOf(known.districtsOf(city)),
    /** Finds neighbourhoods; absent where the site has none. Abroad it finds none: another field would lose the text. */
    searchNeighbourhoods: places?.neighbourhoodsOf === undefined ? undefined : searchNeighbourhoods,
  };
}
