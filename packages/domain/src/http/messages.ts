import type { Locale } from "../locales/index.ts";
import messages from "./messages.json" with { type: "json" };

/** Transport failures between client and server, by stable code. */
export type TransportFailure = "DEFAULT" | "UNAUTHORISED" | "TIMEOUT" | "NETWORK_ERROR";

/**
 * The texts that the clients themselves need; separate from the rest of the error catalogue, so that a read-only page
 * does not load all of it.
 */
export const transportMessages: Readonly<Record<Locale, Readonly<Record<TransportFailure, string>>>> =
  messages;
