"use client";

import type { Places } from "@preforma/domain/places";
import { fold } from "@preforma/domain/text";
import { useEffect, useState } from "react";

/** The name among others that a text means, however it is written: `placeAmong` would bring all districts along. */
const meant = (names: readonly string[] | undefined, text: string): string | undefined => {
  const folded = fold(text).trim();
  return names?.find((name) => fold(name) === folded);
};

/**
 * The neighbourhoods of a district, once it is one that is known and they have come; none before, and none where they
 * cannot be had: typing works without. Null stands for places of which nothing is known.
 */
export function useNeighbourhoods(places: Places | null, city: string, district: string): readonly string[] {
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
        // The next place asks again.
      },
    );
    return () => {
      isWanted = false;
    };
  }, [places, province, known, of]);
  return found?.of === of && found.places === places ? found.names : [];
}
