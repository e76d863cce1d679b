import { addFavourite, favouriteIdsQuery, removeFavourite } from "@preforma/domain/favourites";
import { customerClient, strictCustomerClient } from "../../platform/session/session.browser.ts";
import { wantedFavourite, wantedFavouriteCookie } from "./wanted-favourite.ts";

/** Reads the ids of a customer's favourites, and saves the one that was chosen before signing in. */
export async function readFavourites(customerId: number, signal: AbortSignal): Promise<readonly number[]> {
  const wanted = wantedFavourite(document.cookie);
  if (wanted !== null) {
    document.cookie = wantedFavouriteCookie(null, location.protocol === "https:");
    await addFavourite(customerClient, customerId, wanted);
  }
  return favouriteIdsQuery(strictCustomerClient, customerId).queryFn({ signal });
}

/** Saves a change. Rejects when the server refused it. */
export async function changeFavourite(
  customerId: number,
  productId: number,
  favourite: boolean,
): Promise<void> {
  const change = favourite ? addFavourite : removeFavourite;
  const answer = await change(customerClient, customerId, productId);
  if (!answer.success) throw new Error(answer.message);
}
