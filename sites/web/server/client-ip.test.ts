import { createServer, type IncomingMessage, type Server } from "node:http";
import { EventEmitter, once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, test } from "vitest";
import { isTrustedProxies, clientIps, type TrustedProxies } from "./client-ip.ts";

/** The client IP for a connection, with its `X-Forwarded-For`. */
function addressOf(proxies: TrustedProxies, remoteAddress: string | undefined, forwarded?: string) {
  const server = new EventEmitter();
  const find = clientIps(server as unknown as Server, proxies);
  const socket = { remoteAddress };
  server.emit("connection", socket);
  // The value for a closed connection.
  socket.remoteAddress = undefined;
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return find({ socket, headers } as unknown as IncomingMessage);
}

describe("the client's address", () => {
  test("is that of the connection, whatever the client claims, while no proxy is trusted", () => {
    expect(addressOf(0, "203.0.113.9", "198.51.100.1")).toBe("203.0.113.9");
  });

  test.each([
    [1, "198.51.100.7", "198.51.100.7"],
    // The client has prepended its own address.
    [1, "1.2.3.4, 198.51.100.7", "198.51.100.7"],
    [2, "1.2.3.4, 198.51.100.7, 10.0.0.3", "198.51.100.7"],
    [2, "198.51.100.7", "198.51.100.7"],
    [1, undefined, "10.0.0.2"],
    // Some proxies append the port, which differs for every connection.
    [1, "198.51.100.7:50123", "198.51.100.7"],
    [1, "[2001:db8::7]:50123", "2001:db8::7"],
    [1, "made up", undefined],
  ])("comes from the last of %i proxies: %s", (hops, forwarded, address) => {
    expect(addressOf(hops, "10.0.0.2", forwarded)).toBe(address);
  });

  test("is the first that no trusted network has", () => {
    const networks = ["10.0.0.0/8", "fd00::/8"];
    expect(addressOf(networks, "10.0.0.2", "1.2.3.4, 198.51.100.7, fd00::5")).toBe("198.51.100.7");
    expect(addressOf(networks, "::ffff:10.0.0.2", "198.51.100.7")).toBe("198.51.100.7");
    // A client that has bypassed the proxy.
    expect(addressOf(networks, "203.0.113.9", "1.2.3.4")).toBe("203.0.113.9");
  });

  test("is unknown where the connection never had one", () => {
    expect(addressOf(1, undefined, "1.2.3.4")).toBeUndefined();
  });

  it("S4: is known of a client that sends its request and resets", async () => {
    const found: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      const look = async () => {
        // Until the reset has arrived.
        await pause(20);
        found.push(addressOf(request));
        response.end();
      };
      void look();
    });
    const addressOf = clientIps(server, 0);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    for (let count = 0; count < 5; count++) {
      const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
      await once(socket, "connect");
      await pause(10);
      socket.write("POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 2\r\n\r\n{}");
      await pause(5);
      socket.resetAndDestroy();
    }
    await expect.poll(() => found.length).toBe(5);
    server.close();
    expect(found).toEqual(Array.from({ length: 5 }, () => "127.0.0.1"));
  });
});

test("only addresses, networks and their known names can be trusted", () => {
  expect(isTrustedProxies(["loopback", "192.0.2.1", "2001:db8::/32"])).toBe(true);
  expect(isTrustedProxies(["everybody"])).toBe(false);
  expect(isTrustedProxies(["10.0.0.0/99"])).toBe(false);
});
