import { pathTo, signInPath } from "@preforma/domain/routes";
import { useSyncExternalStore } from "react";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import { visitorSession } from "../../platform/session/use-visitor-session.ts";
import { wantedFavouriteCookie } from "./wanted-favourite.ts";

const none: readonly number[] = [];
const listeners = new Set<() => void>();
let ids: readonly number[] = none;
let owner: number | null = null;

let unfollow: (() => void) | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!unfollow) {
    unfollow = visitorSession.subscribe(followSession);
    followSession();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    unfollow?.();
    unfollow = null;
  };
}

/** Once for all hearts of a page, so that none is drawn anew where a session has been read and no favourite found. */
function followSession(): void {
  const { session, status } = visitorSession.getSnapshot();
  const customerId = session?.user.id ?? null;
  if (status === "loading" || customerId === owner) return;
  owner = customerId;
  if (ids.length > 0) become(none);
  if (customerId !== null) void read(customerId).catch(() => undefined);
}

function become(next: readonly number[]): void {
  ids = next;
  for (const listener of listeners) listener();
}

/** Reads them once per customer; what was wanted before signing in is added on the way. */
async function read(customerId: number): Promise<void> {
  const { favouritesOf } = await import("./favourites.browser.ts");
  const found = await favouritesOf(customerId);
  if (owner === customerId) become(found);
}

/** Something else has changed them: they are read anew. */
export function forgetFavouriteIds(): void {
  if (owner !== null) void read(owner).catch(() => undefined);
}

/** A customer's favourites in the browser. On the server and for visitors there are none. */
export interface Favourites {
  ids: readonly number[];
  /** Where a heart's form is posted without script, with `product_id`. */
  action: string;
  /** Adds or takes out. A visitor is led to sign-in, and finds the product among the favourites afterwards. */
  change: (productId: number, favourite: boolean) => Promise<void>;
}

/** Follows the favourites of whoever is signed in. */
export function useFavourites(): Favourites {
  const { locale } = useTranslation();
  const current = useSyncExternalStore(
    subscribe,
    () => ids,
    () => none,
  );
  return {
    ids: current,
    action: `${pathTo("favorites", locale)}?form=favourite`,
    async change(productId, favourite) {
      const browser = await import("./favourites.browser.ts");
      const id = await browser.customerNow();
      if (id === null) {
        document.cookie = wantedFavouriteCookie(productId, location.protocol === "https:");
        const callbackUrl = `${location.pathname}${location.search}`;
        location.assign(signInPath(locale, { callbackUrl, error: "FavouriteWaits" }));
        return;
      }
      become(await browser.changeFavourite(id, productId, favourite, ids));
    },
  };
}
