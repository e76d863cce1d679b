import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

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

/**
 * What counts as one client: an IPv4 address, or the /64 network of an IPv6 address. Every household gets a whole
 * such network, so a limit by single addresses would leave a visitor 18 trillion million of them.
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
