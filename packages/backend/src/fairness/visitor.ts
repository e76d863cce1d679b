import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

/** The sender of a request: a visitor, or this process itself. */
export interface Client {
  /**
   * IP address of the visitor. Without it the visitor is unknown; all unknown visitors share their limits. Never
   * logged.
   */
  clientIp?: string | undefined;
  /** Set only by code of this process, for reads on behalf of all visitors: no limit counts these. */
  isInternal?: true;
}

/** The key to count a visitor by: their network, or one name for all unknown visitors. */
export function visitorKey(client: Client | undefined): string {
  return client?.clientIp ? networkOf(client.clientIp) : "unknown";
}

/** The same in a stored form that does not reveal addresses. */
export function hiddenKey(secret: string, key: string): string {
  return createHmac("sha256", secret).update(key).digest("base64url");
}

/**
 * The network of one client: an IPv4 address, or the /64 network of an IPv6 address. Every household gets such a
 * network, so a limit per address would give a visitor 18 trillion million of them.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = (address.split("%", 1)[0] ?? "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: missing }, () => "0"), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
