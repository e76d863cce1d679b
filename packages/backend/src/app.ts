import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { contextStorage } from "hono/context-storage";
import { HTTPException } from "hono/http-exception";
import { methodNotAllowed } from "hono/method-not-allowed";
import { secureHeaders } from "hono/secure-headers";
import { NoResultError } from "kysely";
import type { Logger } from "pino";
import { isUrlTooLong } from "@preforma/domain/limits";
import { codeOf } from "./errors/index.ts";
import { authRoutes } from "./account/auth/routes.ts";
import { identify, recordRefused, type Actor } from "./account/index.ts";
import { customerAdminRoutes } from "./account/routes/customers.ts";
import { ownAccountRoutes } from "./account/routes/own-account.ts";
import { ownEmailRoutes } from "./account/routes/own-email.ts";
import { ownSessionRoutes } from "./account/routes/own-sessions.ts";
import { registrationRoutes } from "./account/routes/registration.ts";
import { secondFactorRoutes } from "./account/routes/second-factor.ts";
import { addressRoutes } from "./addresses/routes.ts";
import { articleAdminRoutes, productAdminRoutes } from "./catalogue/routes/admin.ts";
import { categoryRoutes } from "./catalogue/routes/categories.ts";
import { productListRoutes } from "./catalogue/routes/product-lists.ts";
import { productPageRoutes } from "./catalogue/routes/product-pages.ts";
import { sitemapRoutes } from "./catalogue/routes/sitemap.ts";
import { contentMediaRoutes } from "./content/files/routes.ts";
import { contentAdminRoutes } from "./content/routes/admin.ts";
import { articleRoutes } from "./content/routes/articles.ts";
import { contentListRoutes } from "./content/routes/lists.ts";
import { campaignRoutes, companyPageRoutes } from "./content/routes/texts.ts";
import {
  acceptBodies,
  limitBodyComplexity,
  limitBodySize,
  logRequests,
  refuse,
  type AppEnvironment,
} from "./http/index.ts";
import { isStorageFailure, type Readiness } from "./database/index.ts";
import { favouriteRoutes } from "./favourites/routes.ts";
import { documentationHeaders, documentationRoutes } from "./http/documentation.ts";
import { mediaRoutes } from "./pictures/routes.ts";
import { quoteAdminRoutes } from "./quotes/admin-routes.ts";
import { quoteRoutes } from "./quotes/routes.ts";
import { cvRoutes, requestAdminRoutes } from "./requests/admin-routes.ts";
import { ownRequestRoutes } from "./requests/own-routes.ts";
import { requestRoutes } from "./requests/routes/index.ts";
import { reviewAdminRoutes } from "./reviews/admin-routes.ts";
import { reviewRoutes } from "./reviews/routes.ts";
import { placeRoutes } from "./places/routes.ts";
import type { Services } from "./services.ts";
import { documentRoutes } from "./documents/routes.ts";
import { shareRoutes } from "./share/routes.ts";
import { maintenanceRoutes, settingsAdminRoutes, settingsRoutes } from "./settings/index.ts";
import { paymentPageHeaders, paymentRoutes, shopRoutes } from "./shop/routes/index.ts";
import { stockNoticeRoutes } from "./stock-notices/routes.ts";
import { recentlyViewedRoutes, viewLogRoutes } from "./views/routes.ts";

/** Paths that accept forms with files. */
const filePaths: ReadonlySet<string> = new Set(["/api/v1/job-applications", "/api/v1/quick-order/file"]);
/** Paths that accept more than a form: a file, an article in six languages. */
const allowsLargeBody = (path: string): boolean =>
  filePaths.has(path) || path.startsWith("/api/v1/admin/content/");
/** The log status of a client that disconnected before its answer; nginx uses the same. */
const clientGone = 499;
/** `Retry-After` of a storage failure, s. */
const retryAfter = 10;

/** Data are not documents: they may load nothing, and no page may frame them. */
const dataHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  referrerPolicy: "no-referrer",
  xFrameOptions: "DENY",
  // The site's server decides whether this origin is https only.
  strictTransportSecurity: false,
});

/** The HTTP side of the contract: `/api/v1`, its documentation, `/media`, `/healthz` and `/readyz`. */
export function createApp(
  services: Services,
  readiness: () => Promise<Readiness>,
  logger: Logger,
): OpenAPIHono<AppEnvironment> {
  const app = new OpenAPIHono<AppEnvironment>();
  app.use(contextStorage());
  app.use(logRequests(logger));
  app.use((context, next) => {
    if (context.req.path.startsWith("/api/payments/sandbox/")) return paymentPageHeaders(context, next);
    return (context.req.path.startsWith("/api/docs") ? documentationHeaders : dataHeaders)(context, next);
  });
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed(context, methods) {
        const allowed = [...methods, "OPTIONS"].join(", ");
        if (context.req.method === "OPTIONS") {
          // Without the headers of the answer that nothing was found.
          context.res = undefined;
          return new Response(null, { status: 204, headers: { Allow: allowed } });
        }
        context.header("Vary", undefined);
        context.header("Allow", allowed);
        return refuse(context, 405, "methodNotAllowed", { allowed });
      },
    }),
  );
  app.use(async (context, next) => {
    if (isUrlTooLong(context.req.url)) return refuse(context, 414, "tooLarge");
    return next();
  });
  app.use("/api/*", limitBodySize(allowsLargeBody), limitBodyComplexity());
  app.use(
    "/api/v1/*",
    acceptBodies((path) =>
      filePaths.has(path)
        ? ["application/json", "multipart/form-data"]
        : path === "/api/v1/stock-notices/end"
          ? // Mail programs post these types; the fields are not read.
            ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"]
          : ["application/json"],
    ),
  );
  app.use("/api/*", async (context, next) => {
    await next();
    if (!isReading(context) && context.res.ok) services.storage.stored();
  });
  app.use("/api/v1/*", identify(services.db));
  app.use("/api/v1/*", recordRefused(services));
  app.openAPIRegistry.registerComponent("securitySchemes", "bearer", { type: "http", scheme: "bearer" });

  app.route("/api/v1", settingsRoutes(services));
  app.route("/api/v1", settingsAdminRoutes(services));
  app.route("/api/v1", maintenanceRoutes(services));
  app.route("/api/v1", productListRoutes(services));
  app.route("/api/v1", productPageRoutes(services));
  app.route("/api/v1", categoryRoutes(services));
  app.route("/api/v1", sitemapRoutes(services));
  app.route("/api/v1", productAdminRoutes(services));
  app.route("/api/v1", articleAdminRoutes(services));
  app.route("/api/v1", reviewRoutes(services));
  app.route("/api/v1", reviewAdminRoutes(services));
  app.route("/api/v1", requestRoutes(services));
  app.route("/api/v1", ownRequestRoutes(services));
  app.route("/api/v1", requestAdminRoutes(services));
  app.route("/api/v1", quoteRoutes(services));
  app.route("/api/v1", quoteAdminRoutes(services));
  app.route("/api/v1", cvRoutes(services));
  app.route("/api/v1", registrationRoutes(services));
  app.route("/api/v1", ownAccountRoutes(services));
  app.route("/api/v1", ownEmailRoutes(services));
  app.route("/api/v1", ownSessionRoutes(services));
  app.route("/api/v1", customerAdminRoutes(services));
  app.route("/api/v1", secondFactorRoutes(services));
  app.route("/api/v1", addressRoutes(services));
  app.route("/api/v1", stockNoticeRoutes(services));
  app.route("/api/v1", placeRoutes());
  app.route("/api/v1", favouriteRoutes(services));
  app.route("/api/v1", viewLogRoutes(services));
  app.route("/api/v1", recentlyViewedRoutes(services));
  app.route("/api/v1", articleRoutes(services));
  app.route("/api/v1", contentListRoutes(services));
  app.route("/api/v1", campaignRoutes(services));
  app.route("/api/v1", companyPageRoutes(services));
  app.route("/api/v1", contentAdminRoutes(services));
  app.route("/api/auth", authRoutes(services));
  app.route("/api/v1", shopRoutes(services));
  app.route("/api/payments", paymentRoutes(services));
  app.route("/media", mediaRoutes(services));
  app.route("/media/content", contentMediaRoutes(services));
  app.route("/media/documents", documentRoutes(services));
  app.route("/media/share", shareRoutes(services));
  app.route(
    "/api",
    documentationRoutes(() => app),
  );

  app.get("/healthz", (context) => context.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }));
  app.get("/readyz", async (context) => {
    const state = await readiness();
    const body = state.ready ? { status: "ready" } : { status: "not ready", reason: state.reason };
    return context.json(body, state.ready ? 200 : 503, { "Cache-Control": "no-store" });
  });

  app.notFound((context) => refuse(context, 404, "pathNotFound"));
  app.onError(async (error, context) => {
    // No one reads this answer; the log distinguishes it from our own failures.
    if (context.req.raw.signal.aborted) return new Response(null, { status: clientGone });
    if (error instanceof HTTPException && error.status < 500)
      return refuse(
        context,
        error.status === 413 || error.status === 415 ? error.status : 400,
        error.status === 413 ? "tooLarge" : "unreadable",
      );
    const requestId = context.get("requestId");
    const route = context.req.routePath;
    if (isStorageFailure(error)) {
      services.storage.failed(isReading(context) ? "read" : "write");
      logger.error({ ...loggable(error), requestId, route }, "the storage failed");
      context.header("Retry-After", String(retryAfter));
      return refuse(context, 503, isReading(context) ? "internal" : "storageFailed");
    }
    // An account may be deleted, or a cart merged, while another request uses it.
    const actor = context.get("actor") as Actor | null | undefined;
    if (actor && (await isGone(services, actor.customerId))) return refuse(context, 401, "sessionExpired");
    if (error instanceof NoResultError) {
      logger.warn({ ...loggable(error), requestId, route }, "something was gone before the request was done");
      return refuse(context, 404, "entryNotFound");
    }
    logger.error({ ...loggable(error), requestId, route }, "request failed");
    return refuse(context, 500, "internal");
  });
  return app;
}

const isReading = (context: Context): boolean => ["GET", "HEAD", "OPTIONS"].includes(context.req.method);

/** Whether an account no longer exists; false if the database cannot answer. */
async function isGone({ db }: Services, customerId: number): Promise<boolean> {
  try {
    const person = db.selectFrom("customers").select("id").where("id", "=", customerId);
    return (await person.executeTakeFirst()) === undefined;
  } catch {
    return false;
  }
}

/** The parts of an error that may be logged. Databases add the failed row, with personal data. */
function loggable(error: Error): { err: object } {
  const { name: type, message, stack } = error;
  return { err: { type, code: codeOf(error), message, stack } };
}
