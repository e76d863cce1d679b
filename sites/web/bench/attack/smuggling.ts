import { marker, type AttackPromise } from "./promise.ts";
import { sendRaw, statusesIn } from "./raw.ts";

const hidden = `GET /${marker} HTTP/1.1\r\nHost: shop\r\n\r\n`;
const post = (headers: string, body: string): string =>
  `POST /api/v1/contact HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;
const length = `Content-Length: ${hidden.length + 5}`;

/** Requests of which a proxy and the site could see different ends. */
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
