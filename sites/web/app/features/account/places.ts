import type { LoadPlaces } from "@preforma/ui/address-form";

/** The provinces, districts and neighbourhoods of Türkiye, fetched once a visitor focuses one of their fields. */
export const sitePlaces: LoadPlaces = async () => {
  const [{ placesFrom }, { browserClient }] = await Promise.all([
    import("@preforma/domain/places"),
    import("../../platform/loading/load.browser.ts"),
  ]);
  return placesFrom(browserClient);
};
