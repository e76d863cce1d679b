import { profileQuery } from "@preforma/domain/account";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { senderFrom, type Sender } from "./sender.ts";

/** The signed-in customer's data, from the session where the profile cannot be read; null for a visitor. */
export async function senderOf(visit: Visit): Promise<Sender | null> {
  const session = await visit.session().catch(() => null);
  if (session === null) return null;
  const { name, surname, email } = session.user;
  return profileQuery(visit.strict)
    .queryFn({ signal: visit.request.signal })
    .then(senderFrom, () => ({ name, surname, email }));
}
