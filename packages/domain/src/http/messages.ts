import type { Locale } from "../locales/index.ts";
import messages from "./messages.json" with { type: "json" };

/** What can go wrong between a client and the server, by stable code. */
export type TransportFailure = "DEFAULT" | "UNAUTHORISED" | "TIMEOUT" | "NETWORK_ERROR";

/**
 * The texts that the clients themselves need; apart from the rest of the error catalogue, so
 * that a page which only reads does not carry all of it.
 */
export const transportMessages: Readonly<Record<Locale, Readonly<Record<TransportFailure, string>>>> =
  messages;
