import { profileQuery, type Session } from "@preforma/domain/account";
import { createStrictClient } from "@preforma/domain/http";
import { senderFrom, type Sender } from "./sender.ts";

/** The signed-in customer's data. Where the profile cannot be read, only the session's. */
export function readSender({ user: { name, surname, email }, accessToken }: Session): Promise<Sender> {
  // A 401 must not take visitors away from their input.
  const client = createStrictClient({ getToken: () => accessToken ?? null });
  return profileQuery(client)
    .queryFn({})
    .then(senderFrom, () => ({ name, surname, email }));
}
