import { isPriceView } from "@preforma/domain/shop";
import type { ChoiceCookies } from "../../platform/answers/choice-route.server.ts";
import { priceSetter } from "../../platform/http/price-choice.ts";

/** `POST /price-view` stores which prices to show. */
export const priceCookies: ChoiceCookies = (form, cookies, isSecure) => {
  const view = form.get("prices");
  return isPriceView(view) ? [priceSetter(view, cookies, isSecure)] : [];
};
