import { profileQuery } from "@preforma/domain/account";
import { priceViewOf } from "@preforma/domain/shop";
import { chosenPrices, priceSetter } from "../../platform/http/price-choice.ts";
import { setCookie, visitBy, type Visit } from "../../platform/loading/visit.server.ts";

/** Shows net prices to a company that has just signed in, unless this browser already has a choice. */
export async function showCompanyPrices(visit: Visit): Promise<void> {
  const { visitor } = visit;
  if (chosenPrices(visitor.cookies) !== null) return;
  // This visit may have read the session before the sign-in.
  const signedIn = visitBy(visitor, visit);
  const profile = await profileQuery(signedIn.strict)
    .queryFn({})
    // Prices stay with VAT; signing in matters more.
    .catch(() => null);
  if (profile !== null && priceViewOf(profile) === "net")
    setCookie(visit, priceSetter("net", visitor.cookies, visit.isSecure));
}
