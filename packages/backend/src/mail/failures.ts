import { codeOf, messageOf } from "../errors/index.ts";

/** Why a mail was not accepted. */
export interface MailFailure {
  /**
   * `refused`: this mail will never be accepted. `put_off`: not accepted now. `unreachable`: the server accepts no mail
   * at all at the moment.
   */
  kind: "refused" | "put_off" | "unreachable";
  /** For staff; without email addresses. */
  says: string;
}

/** Reply codes that mean "sign in first", although they look like a refusal of the mail. */
const signInFirst = new Set([530, 534, 535, 538]);

/** Classifies an error of the mail library. */
export function readMailFailure(error: unknown): MailFailure {
  const says = withoutAddresses(messageOf(error));
  const code = codeOf(error);
  const { responseCode, command } = (error ?? {}) as { responseCode?: unknown; command?: unknown };
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return { kind: "unreachable", says };
  // No code: the mail never reached the server, because its envelope or size cannot be sent at all.
  if (typeof responseCode !== "number") return { kind: "refused", says };
  if (signInFirst.has(responseCode)) return { kind: "unreachable", says };
  // A sender that the server refuses is a setting to correct, not a fault of this mail.
  const refused = responseCode >= 500 && command !== "MAIL FROM";
  return { kind: refused ? "refused" : "put_off", says };
}

/** Servers often repeat the address that they refuse; it is personal data, and this text is stored and logged. */
const withoutAddresses = (text: string): string =>
  text
    .replace(/<?(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+>?/g, "<address>")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .slice(0, 300);
