import { profileQuery, type Session } from "@preforma/domain/account";
import { createStrictClient } from "@preforma/domain/http";
import { senderFrom, type Sender } from "./sender.ts";

/** What is known about the signed-in person. Without an answer to more, what the session tells. */
export function readSender({ user: { name, surname, email }, accessToken }: Session): Promise<Sender> {
  // A refusal must not take visitors away from what they are writing.
  const client = createStrictClient({ getToken: () => accessToken ?? null });
  return profileQuery(client)
    .queryFn({})
    .then(senderFrom, () => ({ name, surname, email }));
}
