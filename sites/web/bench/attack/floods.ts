import { aVisitor, honestVisitor, type AttackPromise, type Target } from "./promise.ts";
import { openConnection, sendRaw, statusesIn } from "./connections.ts";

interface Answered {
  status: number;
  retryAfter: string | null;
}

async function send(
  { url }: Target,
  path: string,
  visitor: string,
  init: RequestInit = {},
): Promise<Answered> {
  const headers = { ...(init.headers as Record<string, string> | undefined), "x-forwarded-for": visitor };
  const answer = await fetch(url + path, { ...init, headers });
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
}

/** The faults in the responses to a flood of which at most `max` may be served. */
function faultsOf(answered: readonly Answered[], refusal: number, max: number): string[] {
  const served = answered.filter(({ status }) => status < 300).length;
  const others = answered.filter(({ status }) => status >= 300 && status !== refusal);
  const silent = answered.filter(({ status, retryAfter }) => status === refusal && retryAfter === null);
  return [
    ...(served > max ? [`${served} of ${answered.length} were served, not ${max}`] : []),
    ...(others.length > 0 ? [`${others.length} were answered otherwise: ${others[0]?.status}`] : []),
    ...(silent.length > 0 ? [`${silent.length} refusals do not say when to come back`] : []),
  ];
}

const message = (text: string): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    first_name: "A",
    email: "flood@example.com",
    phone: "+905321234567",
    message: text,
  }),
});

/** Forms that one visitor may send in ten minutes, and searches in one minute. */
const allowed = { forms: 30, searches: 600 };

/** Runs a flood of one visitor, with requests of another meanwhile. */
async function flood(target: Target, count: number, one: (index: number) => Promise<Answered>) {
  const all = Array.from({ length: count }, (_, index) => one(index));
  const fault = await honestVisitor(target);
  return { answered: await Promise.all(all), broken: fault === null ? [] : [fault] };
}

export const floodOfForms: AttackPromise = {
  name: "a flood of forms by one visitor",
  async attack(target, size) {
    const visitor = aVisitor();
    const count = allowed.forms + 10 * size;
    const { answered, broken } = await flood(target, count, (index) =>
      send(target, "/api/v1/contact", visitor, message(`flood ${visitor} ${index}`)),
    );
    return { tried: count, broken: [...broken, ...faultsOf(answered, 429, allowed.forms)] };
  },
};

export const floodOfSearches: AttackPromise = {
  name: "a flood of searches by one visitor",
  async attack(target, size) {
    const visitor = aVisitor();
    const count = allowed.searches + 50 * size;
    const answered: Answered[] = [];
    const broken: string[] = [];
    // More at a time would be refused with 503, before they are counted.
    for (let from = 0; from < count; from += 25) {
      const part = await flood(target, 25, (index) =>
        send(target, `/api/v1/products/filter?languageCode=tr&keyword=su${(from + index) % 40}`, visitor),
      );
      answered.push(...part.answered);
      broken.push(...part.broken);
    }
    const refused = answered.filter(({ status }) => status !== 503);
    return { tried: count, broken: [...broken, ...faultsOf(refused, 429, allowed.searches)] };
  },
};

export const floodOfPages: AttackPromise = {
  name: "a flood of pages that are in no memory",
  async attack(target, size) {
    const visitor = aVisitor();
    const count = 80 + 20 * size;
    const { answered, broken } = await flood(target, count, (index) =>
      send(target, `/urun?keyword=${visitor}-${index}`, visitor),
    );
    // Two are rendered and sixty wait; a slow machine serves a few more before the last of them arrives.
    return { tried: count, broken: [...broken, ...faultsOf(answered, 503, count - 1)] };
  },
};

const health = (connection: string): string =>
  `GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: ${connection}\r\n\r\n`;

export const floodOfConnections: AttackPromise = {
  name: "floods of connections and of requests in one",
  async attack(target, size) {
    const idle = await Promise.all(Array.from({ length: 100 * size }, () => openConnection(target.url)));
    const many = 200 * size;
    const [received, fault] = await Promise.all([
      sendRaw(target.url, `${health("keep-alive").repeat(many - 1)}${health("close")}`, 10_000),
      honestVisitor(target),
    ]);
    for (const socket of idle) socket.destroy();
    const statuses = statusesIn(received);
    const wrong = statuses.filter((status) => status !== 200);
    return {
      tried: idle.length + many,
      broken: [
        ...(fault === null ? [] : [fault]),
        ...(wrong.length > 0 ? [`requests in one connection are answered ${wrong[0]}`] : []),
        ...(statuses.length < many
          ? [`${statuses.length} of ${many} requests in one connection are answered`]
          : []),
      ],
    };
  },
};
