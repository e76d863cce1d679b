import type { IncomingMessage, Server } from "node:http";
import { isIP, type Socket } from "node:net";
import proxyAddress from "proxy-addr";

/**
 * The proxies whose `X-Forwarded-For` is trusted: how many there are, or their addresses and networks (`10.0.0.0/8`;
 * also `loopback`, `linklocal`, `uniquelocal`). 0 trusts none, as anyone can send that header.
 */
export type TrustedProxies = number | string[];

/** Whether the value is valid, for checking settings. */
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
 * Returns a function that determines the client of a request: the nearest address in the chain client, proxy, ..., us
 * that is no trusted proxy. All per-visitor limits use it. It is undefined where it is unknown; all unknown visitors
 * share their limits.
 *
 * The address is read on connection: a client that sends its request and resets the connection no longer has one when
 * the request is read.
 */
export function clientIps(
  server: Pick<Server, "on">,
  proxies: TrustedProxies,
): (request: IncomingMessage) => string | undefined {
  const known = new WeakMap<Socket, string | undefined>();
  server.on("connection", (socket: Socket) => known.set(socket, socket.remoteAddress));
  const trusted =
    typeof proxies === "number"
      ? (_address: string, distance: number) => distance < proxies
      : proxyAddress.compile(proxies);
  return ({ socket, headers }) => {
    const remoteAddress = known.get(socket);
    if (remoteAddress === undefined || proxies === 0) return remoteAddress;
    const connection = { socket: { remoteAddress }, headers } as IncomingMessage;
    return plainAddress(proxyAddress(connection, trusted));
  };
}

/** An address without the port that some proxies append; undefined for anything but an address. */
function plainAddress(text: string): string | undefined {
  const withoutPort = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(withoutPort) === 0 ? undefined : withoutPort;
}
