import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { aVisitor, honestVisitor, type AttackPromise, marker } from "./promise.ts";

/** Opens a raw TCP connection to a site. */
export async function openConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The site may end it at any time, as these attacks intend.
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** Sends a text over a separate connection; returns the response until it ends, or until `wait` ms have passed. */
export async function sendRaw(url: string, text: string, wait = 1500): Promise<string> {
  const socket = await openConnection(url);
  let received = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => (received += chunk));
  const ended = new Promise<void>((resolve) => void socket.once("close", () => resolve()));
  socket.write(text);
  const timer = setTimeout(() => socket.destroy(), wait);
  await ended;
  clearTimeout(timer);
  return received;
}

/** The status of each response; one may start on the line on which the previous one ended. */
export const statusesIn = (received: string): number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** Ways to occupy a connection: the first text to send, and the one repeated at intervals. */
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
  // Requests a hundred large responses, and reads none of them.
  { first: "GET / HTTP/1.1\r\nHost: shop\r\n\r\n".repeat(100), next: "", reads: false },
  { first: "", next: "", reads: true },
];

/** Longer than the server's header timeout plus its check interval, ms. */
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

const hidden = `GET /${marker} HTTP/1.1\r\nHost: shop\r\n\r\n`;
const post = (headers: string, body: string): string =>
  `POST /api/v1/contact HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;
const length = `Content-Length: ${hidden.length + 5}`;

/** Requests whose end a proxy and the site could interpret differently. */
const ambiguous: Readonly<Record<string, string>> = {
  "a length and chunks": post(`${length}\r\nTransfer-Encoding: chunked`, `0\r\n\r\n${hidden}`),
  "chunks and a length": post(`Transfer-Encoding: chunked\r\n${length}`, `0\r\n\r\n${hidden}`),
  "two lengths": post(`Content-Length: 2\r\n${length}`, `{}${hidden}`),
  "a list of lengths": post("Content-Length: 2, 60", `{}${hidden}`),
  "a length with a sign": post("Content-Length: +2", `{}${hidden}`),
  "a length in hexadecimal": post("Content-Length: 0x2", `{}${hidden}`),
  "an unknown coding": post("Transfer-Encoding: xchunked", `0\r\n\r\n${hidden}`),
  "chunks that are not the last coding": post("Transfer-Encoding: chunked, identity", `0\r\n\r\n${hidden}`),
  "a space before the colon": post(`Transfer-Encoding : chunked\r\n${length}`, `0\r\n\r\n${hidden}`),
  "a folded line": post(`X-A: b\r\n Transfer-Encoding: chunked\r\n${length}`, `0\r\n\r\n${hidden}`),
  "a line feed alone": post(`X-A: b\nTransfer-Encoding: chunked\r\n${length}`, `0\r\n\r\n${hidden}`),
  "a size of chunk that is none": post("Transfer-Encoding: chunked", `0x0\r\n\r\n${hidden}`),
  "a zero byte": post(`X-A: \0\r\n${length}`, hidden),
};

export const smuggling: AttackPromise = {
  name: "requests with two ends, and TRACE",
  async attack({ url }) {
    const broken: string[] = [];
    for (const [name, text] of Object.entries(ambiguous)) {
      const statuses = statusesIn(await sendRaw(url, text));
      if (statuses.length !== 1 || statuses[0] !== 400)
        broken.push(`${name}: answered ${statuses.join(", ") || "nothing"}`);
    }
    const trace = await sendRaw(
      url,
      `TRACE / HTTP/1.1\r\nHost: shop\r\nX-Secret: ${marker}\r\nConnection: close\r\n\r\n`,
    );
    if (trace.includes(marker) || (statusesIn(trace)[0] ?? 0) < 400) broken.push("TRACE is answered");
    return { tried: Object.keys(ambiguous).length + 1, broken };
  },
};
