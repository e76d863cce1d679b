import type { Server } from "node:http";
import type { Backend } from "@preforma/backend";
import { getRequestListener } from "@hono/node-server";
import { pino, type Logger } from "pino";
import {
  isRunnableDevEnvironment,
  type Connect,
  type Plugin,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from "vite";
import { clientIps } from "./client-ip.ts";
import { localApi } from "./local-api.ts";
import { trialPayments } from "./payment-settings.ts";
import { renderQueue } from "./render-queue.ts";
import { readSettings, type Settings } from "./settings.ts";
import type { Site, SiteOptions } from "../app/platform/http/site-options.ts";

/**
 * `pnpm dev`: the same site and backend as in production, imported through Vite, so that a change in site, ui, domain
 * or backend shows on the next request. It comes before React Router's plugin, whose own handler knows neither API nor
 * redirects.
 */
export function developmentServer(): Plugin {
  return {
    name: "preforma:development-server",
    apply: "serve",
    configureServer(server) {
      const { ssr } = server.environments;
      // React Router starts a second, middleware-only server to read routes, which needs no site.
      if (!isRunnableDevEnvironment(ssr) || server.config.server.middlewareMode) return undefined;
      const running = new RunningSite(server, ssr);
      server.httpServer?.once("close", () => void running.close());
      // Without its own server, as behind another tool, all visitors count as one.
      const addressOf = server.httpServer ? clientIps(server.httpServer as Server, 0) : () => undefined;
      const answer: Connect.NextHandleFunction = (request, response, next) => {
        request.url = request.originalUrl ?? request.url;
        running
          .current()
          .then((site) =>
            getRequestListener((incoming) => site.fetch(incoming, { clientIp: addressOf(request) }), {
              overrideGlobalObjects: false,
            })(request, response),
          )
          .catch(next);
      };
      // Before Vite, which would serve that folder's raw files, without the site's additions.
      server.middlewares.use("/locales", answer);
      return () => void server.middlewares.use(answer);
    },
  };
}

type BackendModule = typeof import("@preforma/backend");
type SiteModule = { createSite: (options: SiteOptions) => Site };

/** The current site and backend: recreated when one of their modules has changed. */
class RunningSite {
  #settings: Settings = readSettings({ ...process.env, ...trialPayments(process.env) });
  #inTurn = renderQueue("here");
  #logger: Logger = pino({ level: this.#settings.logLevel });
  #server: ViteDevServer;
  #environment: RunnableDevEnvironment;
  #backend: { module: BackendModule; instance: Promise<Backend> } | null = null;
  #site: { module: SiteModule; backend: Backend; instance: Site } | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(server: ViteDevServer, environment: RunnableDevEnvironment) {
    this.#server = server;
    this.#environment = environment;
  }

  /** Serialised: two concurrent requests must not open the database twice. */
  current(): Promise<Site> {
    const next = this.#turn.then(() => this.#load());
    this.#turn = next.catch(() => undefined);
    return next;
  }

  async close(): Promise<void> {
    this.#site?.instance.close();
    await (await this.#backend?.instance)?.close();
  }

  async #load(): Promise<Site> {
    const backend = await this.#loadBackend();
    const module = await this.#environment.runner.import<SiteModule>("/app/site.ts");
    if (this.#site?.module !== module || this.#site.backend !== backend) {
      this.#site?.instance.close();
      const instance = module.createSite({
        ...localApi(backend),
        inTurn: this.#inTurn,
        publicOrigin: this.#origin(),
        // Changes should be visible immediately.
        pageCacheBytes: 0,
        logger: this.#logger,
        development: true,
      });
      this.#site = { module, backend, instance };
    }
    return this.#site.instance;
  }

  async #loadBackend(): Promise<Backend> {
    const module = await this.#environment.runner.import<BackendModule>("@preforma/backend");
    if (this.#backend?.module !== module) {
      await (await this.#backend?.instance)?.close();
      this.#backend = {
        module,
        instance: module.createBackend({
          ...this.#settings,
          publicOrigin: this.#origin(),
          logger: this.#logger,
        }),
      };
    }
    return this.#backend.instance;
  }

  #origin(): string {
    return (
      this.#settings.publicOrigin ??
      this.#server.resolvedUrls?.local[0]?.replace(/\/$/, "") ??
      "http://localhost:5173"
    );
  }
}
