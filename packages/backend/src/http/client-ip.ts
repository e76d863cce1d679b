import { tryGetContext } from "hono/context-storage";
import type { AppEnvironment } from "./environment.ts";

/** The client's address of the request that is being answered; null outside of requests. For the record of security alone. */
export function clientIpOfRequest(): string | null {
  return tryGetContext<AppEnvironment>()?.env?.clientIp ?? null;
}
