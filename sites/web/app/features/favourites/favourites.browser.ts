import {
  addFavourite,
  favouriteIdsQuery,
  removeFavourite,
  withFavourite,
  withoutFavourite,
} from "@preforma/domain/favourites";
import {
  customerClient,
  sessionStore,
  strictCustomerClient,
} from "../../platform/session/session.browser.ts";
import { wantedFavourite, wantedFavouriteCookie } from "./wanted-favourite.ts";

/** Who is signed in now; null for a visitor. */
export const customerNow = async (): Promise<number | null> => (await sessionStore.read())?.user.id ?? null;

/** Ids of a customer's favourites, with what was wanted before signing in. */
export async function favouritesOf(customerId: number): Promise<readonly number[]> {
  const wanted = wantedFavourite(document.cookie);
  if (wanted !== null) {
    document.cookie = wantedFavouriteCookie(null, location.protocol === "https:");
    await addFavourite(customerClient, customerId, wanted);
  }
  return favouriteIdsQuery(strictCustomerClient, customerId).queryFn({});
}

/** Saves a change and gives the ids after it. Rejects when the server did not take it. */
export async function changeFavourite(
  customerId: number,
  productId: number,
  favourite: boolean,
  ids: readonly number[],
): Promise<readonly number[]> {
  const change = favourite ? addFavourite : removeFavourite;
  const answer = await change(customerClient, customerId, productId);
  if (!answer.success) throw new Error(answer.message);
  return favourite ? withFavourite(ids, productId) : withoutFavourite(ids, productId);
}
