import { codeOf, messageOf } from "../errors/index.ts";

/** Why a mail was not taken. */
export interface MailFailure {
  /**
   * `refused`: this mail will never be taken. `put_off`: this mail, not now. `unreachable`: the server takes no mail
   * at all at the moment.
   */
  kind: "refused" | "put_off" | "unreachable";
  /** For staff; without addresses. */
  says: string;
}

/** Answers to a command that say "sign in first", though they look like a refusal of the mail. */
const signInFirst = new Set([530, 534, 535, 538]);

/** Reads what the mail library threw. */
export function readMailFailure(error: unknown): MailFailure {
  const says = withoutAddresses(messageOf(error));
  const code = codeOf(error);
  const { responseCode, command } = (error ?? {}) as { responseCode?: unknown; command?: unknown };
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return { kind: "unreachable", says };
  // No number: the mail never got as far as the server, because its envelope or size cannot be sent at all.
  if (typeof responseCode !== "number") return { kind: "refused", says };
  if (signInFirst.has(responseCode)) return { kind: "unreachable", says };
  // A sender that the server does not like is a setting to correct, not the fault of this mail.
  const refused = responseCode >= 500 && command !== "MAIL FROM";
  return { kind: refused ? "refused" : "put_off", says };
}

/** Servers often repeat the address that they refuse; it is personal data, and this text is stored and logged. */
const withoutAddresses = (text: string): string =>
  text
    .replace(/<?(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+>?/g, "<address>")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .slice(0, 300);
