import { createHmac } from "node:crypto";
import { networkOf } from "./network.ts";

/** Who makes a request: a visitor, or this process itself. */
export interface Client {
  /** Network address of the visitor. Without one the visitor is unknown; all unknown visitors share their limits. Never logged. */
  clientIp?: string | undefined;
  /** Set by code of this process alone, for what it reads on behalf of all visitors: no limit counts that. */
  isInternal?: true;
}

/** What visitors are counted by: their network, or one name for all who are unknown. */
export function visitorKey(client: Client | undefined): string {
  return client?.clientIp ? networkOf(client.clientIp) : "unknown";
}

/** The same for what is stored, where addresses must not be read. */
export function hiddenKey(secret: string, key: string): string {
  return createHmac("sha256", secret).update(key).digest("base64url");
}
