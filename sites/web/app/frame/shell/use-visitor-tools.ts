import type { Locale } from "@preforma/domain/locales";
import { matchPath, pathTo } from "@preforma/domain/routes";
import type { SiteHeaderProps } from "@preforma/ui/site-header";
import type { UserMenuSession } from "@preforma/ui/user-menu";
import { useFavouriteCount } from "../../features/favourites/use-favourites.ts";
import type { SignedInUser } from "../../platform/loading/visitor-page.ts";
import { signOutFields, takeOverSignOut } from "../../platform/session/sign-out.ts";
import { signOutPath } from "../../platform/http/sign-out-path.ts";
import { useCartCount } from "../../features/shop/cart-count.ts";
import { useRootData } from "../../platform/loading/root-data.ts";
import { useVisitorSession } from "../../platform/session/use-visitor-session.ts";

/**
 * Account, cart and favourites of the header. On public pages the visitor is not known until the session has been read
 * in the browser; a page for one visitor has them in its data.
 */
export function useVisitorTools(
  known: SignedInUser | null | undefined,
  locale: Locale,
  pathname: string,
): Pick<SiteHeaderProps, "favourites" | "cart" | "user"> {
  const read = useVisitorSession();
  const favouriteCount = useFavouriteCount();
  const personal = useRootData()?.personal;
  const cartCount = useCartCount(personal?.cartLines);
  const page = matchPath(pathname)?.name;
  // After signing in, visitors return to where they were, except from the pages about signing in.
  const isEntrance = page === undefined || page === "login" || page === "register";
  const search = isEntrance ? "" : `?${new URLSearchParams({ callbackUrl: pathname })}`;
  return {
    favourites: { href: pathTo("favorites", locale), count: favouriteCount },
    cart: { href: pathTo("cart", locale), count: cartCount },
    user: {
      session: sessionOf(
        read.status === "loading" ? undefined : (read.session?.user ?? null),
        known ?? personal?.visitor,
      ),
      accountHref: pathTo("account", locale),
      signInHref: `${pathTo("login", locale)}${search}`,
      registerHref: `${pathTo("register", locale)}${search}`,
      signOut: { action: signOutPath, fields: signOutFields(locale) },
      onSignOut: (event) => takeOverSignOut(event, locale),
    },
  };
}

type Person = Pick<SignedInUser, "name" | "surname" | "email">;

function sessionOf(read: Person | null | undefined, known: Person | null | undefined): UserMenuSession {
  const user = read === undefined ? known : read;
  if (user === undefined) return { status: "loading" };
  return user === null ? { status: "unauthenticated" } : { status: "authenticated", user };
}
