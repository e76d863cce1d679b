import { pino } from "pino";
import { z } from "zod";
import { assembleBackend, type Backend, type BackendParts } from "../backend.ts";
import type { StudioPort } from "../media/index.ts";
import type { CatalogueRecords } from "../catalogue/records.ts";
import { testBrowser } from "./browser.ts";
import { category, closure, product, texts } from "./records.ts";
import type { TestStore } from "./stores.ts";

/** A small range: three bottles that are variants, one other, a jar, fitting closures and others. */
export const smallRange: CatalogueRecords = {
  categories: [
    category("containers", { isFeatured: true, sortOrder: 1, texts: texts("Containers") }),
    category("bottles", { parentKey: "containers", isFeatured: true, sortOrder: 1, texts: texts("Bottles") }),
    category("jars", { parentKey: "containers", sortOrder: 2, texts: texts("Jars") }),
    category("closures", { isFeatured: true, sortOrder: 2, texts: texts("Closures") }),
    category("hidden", { isActive: false, sortOrder: 3 }),
    category("under-hidden", { parentKey: "hidden" }),
  ],
  products: [
    product("B-500-CL", {
      isFeatured: true,
      variantGroup: "b-500",
      texts: texts("500 ml Round Bottle Clear"),
    }),
    product("B-500-AM", {
      variantGroup: "b-500",
      colourKey: "amber",
      texts: texts("500 ml Round Bottle Amber"),
    }),
    product("B-500-WH", {
      variantGroup: "b-500",
      colourKey: "white",
      material: "HDPE",
      foodContact: false,
      texts: texts("500 ml Round Bottle White"),
    }),
    product("B-250", {
      volumeMl: 250,
      price: null,
      texts: texts("250 ml Oval Flask", ["tr", "en"]),
      neckFinish: { code: "24/410", diameter_mm: 24, finish: "410" },
    }),
    product("J-100", {
      categoryKey: "jars",
      volumeMl: 100,
      neckFinish: { code: "58/400", diameter_mm: 58, finish: "400" },
      texts: texts("100 ml Jar"),
    }),
    product("OFF", { isActive: false, texts: texts("Withdrawn Bottle") }),
    product("HID", { categoryKey: "under-hidden", texts: texts("Hidden Bottle") }),
    closure("C-28-410-W", { variantGroup: "c-28", texts: texts("Screw Cap White") }),
    closure("C-28-410-B", { variantGroup: "c-28", colourKey: "black", texts: texts("Screw Cap Black") }),
    closure("P-28-410", { closureType: "lotion_pump", texts: texts("Lotion Pump") }),
    closure("C-28-400", {
      neckFinish: { code: "28/400", diameter_mm: 28, finish: "400" },
      texts: texts("Low Cap"),
    }),
    closure("L-58", {
      closureType: "jar_lid",
      neckFinish: { code: "58-400", diameter_mm: 58, finish: "400" },
      texts: texts("Jar Lid"),
    }),
  ],
};

/** The id of one of its products, which are stored in this order. */
export function idOf(code: string): number {
  const index = smallRange.products.findIndex((one) => one.code === code);
  if (index === -1) throw new Error(`The small range has no product ${code}.`);
  return index + 1;
}

/** A studio with two shapes whose pictures contain their own names; records what it renders. */
export function smallStudio(): StudioPort & { rendered: string[] } {
  const rendered: string[] = [];
  const shapes = ["bottle", "cap"];
  return {
    rendered,
    ground: "#f3f4f2",
    views: (packId) =>
      shapes.includes(packId)
        ? ["front", "three-quarter"].map((view) => ({
            view,
            hash: "0123456789abcdef",
            kind: "opaque" as const,
            width: 960,
            height: 1200,
            objectWidth: 0.5,
          }))
        : [],
    async render(request) {
      const name = `${request.packId} ${request.view} ${request.bodyHex} ${request.closureHex} ${request.width} ${request.format}`;
      rendered.push(name);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return new TextEncoder().encode(name);
    },
    pack: (packId, view) =>
      Promise.resolve(
        view === "front"
          ? { bytes: new TextEncoder().encode(`pack of ${packId}`), type: "image/avif" }
          : null,
      ),
    share: (card) => Promise.resolve(new TextEncoder().encode(card.title)),
    close: () => {},
    canDraw: (article) => article.dimensions !== null && article.shapeId !== null,
    exchange: (article) => Promise.resolve(`DXF of ${article.code}`),
    typeset: (job) => {
      rendered.push(`${job.template} document`);
      return Promise.resolve(new TextEncoder().encode(JSON.stringify(job.data)));
    },
    drawing: (article, title, locale) =>
      `<svg xmlns="http://www.w3.org/2000/svg" lang="${locale}"><title>${article.code}: ${title}</title></svg>`,
  };
}

/** A backend on a test's own store. */
export function testBackend(store: TestStore, over: Partial<BackendParts> = {}): Promise<Backend> {
  return assembleBackend({
    dataDir: store.dataDir,
    databaseUrl: store.databaseUrl,
    publicOrigin: "http://shop.test",
    logger: pino({ level: "silent" }),
    studio: smallStudio(),
    seed: { name: "small", read: () => Promise.resolve(smallRange) },
    ...over,
  });
}

const bodySchema = z.object({
  success: z.boolean().optional(),
  status: z.union([z.int(), z.string()]).optional(),
  message: z.string().optional(),
  data: z.unknown().optional(),
});

/** Calls a backend and parses the JSON of its answer. Without a client address no limit counts the request. */
export async function ask(
  backend: Pick<Backend, "fetch">,
  path: string,
  init: RequestInit = {},
  clientIp?: string,
) {
  const response = await backend.fetch(
    new Request(`http://shop.test${path}`, init),
    clientIp === undefined ? { isInternal: true } : { clientIp },
  );
  const text = await response.text();
  const hasJson = response.headers.get("Content-Type")?.includes("json") && text !== "";
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: bodySchema.loose().parse(hasJson ? JSON.parse(text) : { data: null }),
  };
}

/** Functions that call the backend of a suite or test, which need not be open yet. */
export function askingOf(own: { readonly backend: Backend }) {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- tests name the shape that they expect
  async function send<Data = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const answer = await ask(own.backend, `/api/v1/${path}`, {
      method,
      headers: {
        "Accept-Language": "en",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { ...answer, data: answer.body.data as Data };
  }
  return {
    ask: (path: string, init?: RequestInit, clientIp?: string) => ask(own.backend, path, init, clientIp),
    /** Sends JSON with English as the language; the answer's data are cast to the type. */
    send,
    /** The same for reads. */
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- tests name the shape that they expect
    get: <Data = unknown>(path: string, headers?: Record<string, string>) =>
      send<Data>("GET", path, undefined, headers),
    /** A browser on the site's origin, with a separate network address if one is given. */
    browser: (clientIp?: string) => testBrowser(own.backend, "http://shop.test", clientIp),
  };
}
