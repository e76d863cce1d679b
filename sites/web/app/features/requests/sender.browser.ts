import { profileQuery, type Session } from "@preforma/domain/account";
import { createStrictClient } from "@preforma/domain/http";
import { senderFrom, type Sender } from "./sender.ts";

const read = new Map<string, Promise<Sender>>();

/** What is known of whoever is signed in, asked for once a session. Without an answer to more, what the session tells. */
export function readSender({ user, accessToken }: Session): Promise<Sender> {
  const { id, name, surname, email } = user;
  const key = `${id} ${name} ${surname} ${email}`;
  const known = read.get(key);
  if (known) return known;
  // A refusal is no reason to lead anybody away from what they are writing.
  const client = createStrictClient({ getToken: () => accessToken ?? null });
  const sender = profileQuery(client)
    .queryFn({})
    .then(senderFrom, () => ({ name, surname, email }));
  read.set(key, sender);
  return sender;
}
