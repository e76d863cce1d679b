import type { IncomingMessage } from "node:http";
import proxyAddress from "proxy-addr";

/**
 * The proxies in front whose `X-Forwarded-For` is believed: how many there are, or their addresses and networks
 * (`10.0.0.0/8`; also `loopback`, `linklocal`, `uniquelocal`). 0 believes nobody, as anybody can send that header.
 */
export type TrustedProxies = number | string[];

/** Whether the value can be used, for checking settings. */
export function isTrustedProxies(value: TrustedProxies): boolean {
  if (typeof value === "number") return true;
  try {
    proxyAddress.compile(value);
    return true;
  } catch {
    return false;
  }
}

/**
 * How to find out who asks: the nearest address of the chain client, proxy, ..., us that is no trusted proxy. Rate
 * limits count by it; without it all visitors behind a proxy would share one limit.
 */
export function clientAddressBehind(
  proxies: TrustedProxies,
): (request: Pick<IncomingMessage, "socket" | "headers">) => string | undefined {
  // The common case costs nothing.
  if (proxies === 0) return (request) => request.socket.remoteAddress;
  const trusted =
    typeof proxies === "number"
      ? (_address: string, distance: number) => distance < proxies
      : proxyAddress.compile(proxies);
  return (request) => {
    // A connection that has ended has no address any more.
    if (request.socket.remoteAddress === undefined) return undefined;
    return proxyAddress(request as IncomingMessage, trusted);
  };
}
