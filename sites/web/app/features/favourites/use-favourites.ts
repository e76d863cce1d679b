import { favouritesKey, withFavourite, withoutFavourite } from "@preforma/domain/favourites";
import { cacheMs } from "@preforma/domain/http";
import { pathTo, signInPath } from "@preforma/domain/routes";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { useAfterHydration } from "../../platform/loading/after-hydration.ts";
import { sessionQuery } from "../../platform/session/use-visitor-session.ts";
import { wantedFavouriteCookie } from "./wanted-favourite.ts";

/** Ids of the signed-in customer's favourites; empty on the server and for a visitor. */
const favouriteIds = queryOptions({
  queryKey: [favouritesKey, "ids"],
  async queryFn({ client, signal }): Promise<readonly number[]> {
    const { session } = await client.ensureQueryData(sessionQuery);
    if (session === null) return [];
    const { readFavourites } = await import("./favourites.browser.ts");
    return readFavourites(session.user.id, signal);
  },
  // Avoids a second render where the session is read and there is no favourite.
  placeholderData: [],
  staleTime: cacheMs,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  meta: { isPersonal: true },
});

/** The number of favourites. */
export const useFavouriteCount = (): number =>
  useAfterHydration(useQuery({ ...favouriteIds, select: (ids) => ids.length }).data ?? 0, 0);

/** A product as a favourite. */
export interface Favourite {
  favourite: boolean;
  /** Where a heart posts without script. */
  action: string;
  /** Adds or removes it. A visitor is redirected to sign-in, and the product is added afterwards. */
  change: (favourite: boolean) => Promise<void>;
}

/** Whether a product is a favourite, and how to change that. */
export function useFavourite(productId: number): Favourite {
  const { locale } = useTranslation();
  const client = useQueryClient();
  const { queryKey } = favouriteIds;
  const setFavourite = (wanted: boolean) =>
    client.setQueryData(
      queryKey,
      (ids) => ids && (wanted ? withFavourite : withoutFavourite)(ids, productId),
    );
  const { data = false } = useQuery({ ...favouriteIds, select: (ids) => ids.includes(productId) });
  const favourite = useAfterHydration(data, false);
  const { mutateAsync } = useMutation({
    async mutationFn({ customerId, wanted }: { customerId: number; wanted: boolean }) {
      const { changeFavourite } = await import("./favourites.browser.ts");
      return changeFavourite(customerId, productId, wanted);
    },
    async onMutate({ wanted }) {
      await client.cancelQueries({ queryKey });
      setFavourite(wanted);
    },
    onError: (_failure, { wanted }) => setFavourite(!wanted),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return {
    favourite,
    action: `${pathTo("favorites", locale)}?form=favourite&product_id=${productId}`,
    async change(wanted) {
      const { session } = await client.ensureQueryData(sessionQuery);
      if (session !== null) return mutateAsync({ customerId: session.user.id, wanted });
      document.cookie = wantedFavouriteCookie(productId, location.protocol === "https:");
      const callbackUrl = `${location.pathname}${location.search}`;
      location.assign(signInPath(locale, { callbackUrl, error: "FavouriteWaits" }));
    },
  };
}
