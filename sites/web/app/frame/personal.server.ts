import type { Personal } from "../platform/loading/personal.ts";
import { senderOf } from "../features/requests/sender.server.ts";
import { readCart } from "../features/shop/cart-at-api.server.ts";
import type { Visit } from "../platform/loading/visit.server.ts";
import { signedInUser } from "../platform/loading/visitor-page.ts";

/** The visitor's data for header and forms of a page without script. Null where it cannot be read: they show none. */
export async function readPersonal(visit: Visit): Promise<Personal | null> {
  try {
    const { lines } = await readCart(visit);
    const user = (await visit.session())?.user;
    return {
      visitor: user ? signedInUser(user) : null,
      sender: await senderOf(visit),
      cartLines: lines.length,
    };
  } catch {
    return null;
  }
}
