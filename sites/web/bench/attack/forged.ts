import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { addCustomer } from "../../../../packages/backend/src/testing/customers.ts";
import { ask, aVisitor, marker, type AttackPromise, type Target } from "./promise.ts";
import { sendRaw, statusesIn } from "./connections.ts";

/** Headers in which proxies send IP addresses; the site trusts one of them, and only its last entry. */
const addressHeaders = [
  "forwarded",
  "x-real-ip",
  "x-client-ip",
  "true-client-ip",
  "cf-connecting-ip",
  "x-cluster-client-ip",
];

export const forgedAddresses: AttackPromise = {
  name: "forged addresses of visitors",
  async attack({ url }, size) {
    const own = aVisitor();
    const count = 30 + 10 * size;
    let served = 0;
    for (let index = 0; index < count; index += 1) {
      const forged = `198.51.100.${index % 250}`;
      const answer = await fetch(`${url}/api/v1/contact`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          // The proxy in front appends the client's address.
          "x-forwarded-for": `${forged}, ${own}`,
          ...Object.fromEntries(
            addressHeaders.map((name) => [name, name === "forwarded" ? `for=${forged}` : forged]),
          ),
        },
        body: JSON.stringify({
          first_name: "A",
          email: "forged@example.com",
          phone: "+905321234567",
          message: `forged ${own} ${index}`,
        }),
      });
      await answer.arrayBuffer();
      if (answer.status === 201) served += 1;
    }
    return { tried: count, broken: served > 30 ? [`${served} forms of one address were taken`] : [] };
  },
};

/** Headers by which a request could name another host, scheme or path. */
export const hostHeaders: Readonly<Record<string, string>> = {
  "x-forwarded-host": marker,
  "x-forwarded-server": marker,
  "x-host": marker,
  "x-original-host": marker,
  forwarded: `host=${marker};proto=http`,
  "x-forwarded-proto": "gopher",
  "x-forwarded-scheme": "http",
  "x-forwarded-port": "1",
  "x-forwarded-prefix": `/${marker}`,
  "x-original-url": `/${marker}`,
  "x-rewrite-url": `/${marker}`,
  origin: `https://${marker}`,
  referer: `https://${marker}/`,
};

export const forgedHosts: AttackPromise = {
  name: "forged hosts, in pages, redirects and mails",
  async attack(target) {
    const broken: string[] = [];
    const paths = [
      "/",
      "/en",
      "/urun",
      "/urun/1",
      "/login",
      "/sitemap.xml",
      "/robots.txt",
      "/api/auth/providers",
    ];
    const ways = [{ host: marker }, { host: `${marker}:80` }, hostHeaders, { host: marker, ...hostHeaders }];
    for (const path of paths)
      for (const headers of ways) {
        const response = await ask(target, path, headers);
        if (response.headers.includes(marker) || response.body.includes(marker))
          broken.push(`${path} repeats the host of ${Object.keys(headers).join(", ")}`);
      }
    const { email } = await addCustomer(
      { ...target, dispose: () => Promise.resolve() },
      { email: `forged-host-${crypto.randomUUID()}@example.com`, password: "mavi kapak yedi bulut" },
    );
    const body = JSON.stringify({ email });
    const response = await sendRaw(
      target.url,
      `POST /api/v1/account/forgotten-password HTTP/1.1\r\nHost: ${marker}\r\nX-Forwarded-Host: ${marker}\r\nX-Forwarded-For: ${aVisitor()}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
    const mails = mailsTo(target, email);
    if (mails.length === 0) broken.push(`no mail was promised: ${statusesIn(response).join()}`);
    if (mails.some((text) => text.includes(marker))) broken.push("a mail leads to the host of a request");
    for (const [name, text] of Object.entries({
      "no host": "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
      "an address of another site": `GET http://${marker}/urun HTTP/1.1\r\nHost: ${marker}\r\nConnection: close\r\n\r\n`,
    }))
      if ((await sendRaw(target.url, text)).includes(marker)) broken.push(`${name} is repeated`);
    return { tried: paths.length * ways.length + 3, broken };
  },
};

/** Texts of the site's queued mails to an address. */
function mailsTo({ dataDir }: Target, recipient: string): string[] {
  const database = new DatabaseSync(join(dataDir, "preforma.sqlite"), { readOnly: true });
  try {
    return database
      .prepare("select text_body, html_body from outbox where recipient = ?")
      .all(recipient)
      .map((row) => `${String(row["text_body"])}\n${String(row["html_body"])}`);
  } finally {
    database.close();
  }
}
