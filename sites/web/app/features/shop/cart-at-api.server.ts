import { ApiError, type SafeAnswer } from "@preforma/domain/http";
import { cartQuery, mergeCart, startCart, type Cart, type CartKey } from "@preforma/domain/shop";
import { cookieOf } from "../../platform/http/cookie-header.ts";
import { setCookie, type Visit } from "../../platform/loading/visit.server.ts";
import { cartCountSetter, cartTokenCookie, cartTokenSetter } from "./cart-cookies.ts";

/** The visitor's or customer's current cart. A visitor's cart is merged into the customer's after sign-in. */
export async function readCart(visit: Visit): Promise<Cart> {
  const holder = await holderOf(visit);
  const cart = await cartQuery(visit.strict, holder)
    .queryFn({})
    .catch((error: unknown) => {
      if (!isGone(error) || holder.token === null) throw error;
      setCookie(visit, cartTokenSetter(null, visit.isSecure));
      return cartQuery(visit.strict, { ...holder, token: null }).queryFn({});
    });
  await setCartCount(visit, cart);
  return cart;
}

/** Changes the cart; a visitor without one, or whose cart has expired, gets a new one. */
export async function changeCart(
  visit: Visit,
  change: (holder: CartKey) => Promise<SafeAnswer<Cart>>,
): Promise<SafeAnswer<Cart>> {
  const holder = await holderOf(visit);
  const isVisitor = (await visit.session()) === null;
  let answer = holder.token === null && isVisitor ? await inNewCart(visit, change) : await change(holder);
  if (!answer.success && answer.status === 404 && holder.token !== null && (await isLost(visit, holder)))
    answer = await inNewCart(visit, change);
  if (answer.success) await setCartCount(visit, answer.data);
  return answer;
}

async function inNewCart(
  visit: Visit,
  change: (holder: CartKey) => Promise<SafeAnswer<Cart>>,
): Promise<SafeAnswer<Cart>> {
  const started = await startCart(visit.safe);
  if (!started.success) return started;
  const { token } = started.data;
  setCookie(visit, cartTokenSetter(token, visit.isSecure));
  return change({ token, locale: visit.locale });
}

/** The owner of the cart. A visitor's token that a signed-in customer still has is merged into their own cart. */
async function holderOf(visit: Visit): Promise<CartKey> {
  const { locale, safe } = visit;
  const token = cookieOf(visit.visitor.cookies, cartTokenCookie) || null;
  if (token === null || (await visit.session()) === null) return { token, locale };
  const merged = await mergeCart(safe, token, locale);
  // Without a response the token stays for a retry; a refused one is dropped.
  if (merged.success || merged.status === 404 || merged.status === 400)
    setCookie(visit, cartTokenSetter(null, visit.isSecure));
  return { token: null, locale };
}

async function isLost({ strict }: Visit, holder: CartKey): Promise<boolean> {
  return cartQuery(strict, holder)
    .queryFn({})
    .then(() => false, isGone);
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

async function setCartCount(visit: Visit, cart: Cart): Promise<void> {
  const owner = (await visit.session())?.user.id ?? 0;
  setCookie(visit, cartCountSetter(owner, cart.lines.length, visit.isSecure));
}
