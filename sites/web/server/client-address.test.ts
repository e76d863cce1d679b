import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { clientAddressBehind, isTrustedProxies } from "./client-address.ts";

const asked = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

describe("the client's address", () => {
  test("is that of the connection, whatever the client claims, while no proxy is trusted", () => {
    expect(clientAddressBehind(0)(asked("203.0.113.9", "198.51.100.1"))).toBe("203.0.113.9");
  });

  test.each([
    [1, "198.51.100.7", "198.51.100.7"],
    // The client has put an address of its own in front.
    [1, "1.2.3.4, 198.51.100.7", "198.51.100.7"],
    [2, "1.2.3.4, 198.51.100.7, 10.0.0.3", "198.51.100.7"],
    [2, "198.51.100.7", "198.51.100.7"],
    [1, undefined, "10.0.0.2"],
  ])("is told by the last of %i proxies: %s", (hops, forwarded, address) => {
    expect(clientAddressBehind(hops)(asked("10.0.0.2", forwarded))).toBe(address);
  });

  test("is the first that no trusted network has", () => {
    const address = clientAddressBehind(["10.0.0.0/8", "fd00::/8"]);
    expect(address(asked("10.0.0.2", "1.2.3.4, 198.51.100.7, fd00::5"))).toBe("198.51.100.7");
    expect(address(asked("::ffff:10.0.0.2", "198.51.100.7"))).toBe("198.51.100.7");
    // Somebody who has come past the proxy.
    expect(address(asked("203.0.113.9", "1.2.3.4"))).toBe("203.0.113.9");
  });

  test("is unknown once the connection has gone", () => {
    expect(clientAddressBehind(1)(asked(undefined, "1.2.3.4"))).toBeUndefined();
  });
});

test("only addresses, networks and their known names can be trusted", () => {
  expect(isTrustedProxies(["loopback", "192.0.2.1", "2001:db8::/32"])).toBe(true);
  expect(isTrustedProxies(["everybody"])).toBe(false);
  expect(isTrustedProxies(["10.0.0.0/99"])).toBe(false);
});
