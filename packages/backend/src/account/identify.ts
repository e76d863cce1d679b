import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { Db } from "../database/schema.ts";
import { accountMessages } from "@preforma/domain/account";
import {
  type Actor,
  type AppEnvironment,
  bearerRequired,
  describedRoute,
  refuse,
  refuseWith,
  type RouteDescription,
  BoundedCounter,
} from "../http/index.ts";
import { actorOf } from "./sessions.ts";
import type { AccountServices } from "./services.ts";
import { recordAudit } from "../audit/index.ts";

/**
 * Identifies the sender of a request. Without an `Authorization` header it is a visitor; an invalid bearer token is
 * answered with 401, and the client then signs out (section 6).
 */
export function identify(db: Db) {
  return createMiddleware<AppEnvironment>(async (context, next) => {
    const header = context.req.header("Authorization");
    if (header === undefined || header.trim() === "") {
      context.set("actor", null);
      return next();
    }
    const token = /^Bearer ([\w-]{43})$/i.exec(header)?.[1];
    const actor = token ? await actorOf(db, token) : null;
    if (!actor) return refuse(context, 401, "sessionExpired");
    context.set("actor", actor);
    return next();
  });
}

/** Variables after {@link requireCustomer} and {@link requireStaff}: the actor is known. */
export type SignedInEnvironment = AppEnvironment & { Variables: { actor: Actor } };

/** Refuses requests without a signed-in customer. */
export const requireCustomer = createMiddleware<SignedInEnvironment>(async (context, next) => {
  if (!(context.get("actor") as Actor | null)) return refuse(context, 401, "signInFirst");
  // Personal data must not be cached.
  context.header("Cache-Control", "no-store");
  return next();
});

/** Admits only staff, and only with a second factor. */
export const requireStaff = createMiddleware<SignedInEnvironment>(async (context, next) => {
  const actor = context.get("actor") as Actor | null;
  if (!actor) return refuse(context, 401, "signInFirst");
  if (actor.role !== "staff") return refuse(context, 403, "notAllowed");
  if (!actor.hasSecondFactor) return refuseWith(context, 403, accountMessages.secondFactorFirst);
  context.header("Cache-Control", "no-store");
  return next();
});

/** A route for signed-in customers only. */
export const customerRoute = <
  Path extends string,
  Route extends RouteDescription<Path> & { security?: never },
>(
  route: Route & { path: Path },
) => describedRoute({ ...route, security: bearerRequired }, [requireCustomer], 401);

/** A route for staff only. */
export const staffRoute = <
  Path extends string,
  Route extends RouteDescription<Path> & { security?: never; tags?: never },
>(
  route: Route & { path: Path },
) => describedRoute({ ...route, tags: ["Staff"], security: bearerRequired }, [requireStaff], 401, 403);

/** The person who requests a change, for the audit log. */
export const askedBy = (context: Context<SignedInEnvironment>) => ({
  ...context.get("actor"),
  requestId: context.get("requestId"),
});

/** Max recorded refusals per account and minute: enough to see an attempt, too few to fill the table. */
const recorded = { points: 20, duration: 60 };

/** Records everyone who was refused with 403, with the route and the network address of the request. */
export function recordRefused({ db, logger }: AccountServices): MiddlewareHandler<AppEnvironment> {
  const limiter = new BoundedCounter(recorded);
  return async (context, next) => {
    await next();
    if (context.res.status !== 403) return;
    const customerId = context.get("actor")?.customerId ?? null;
    try {
      await limiter.consume(String(customerId));
    } catch {
      return;
    }
    const requestId = context.get("requestId");
    const subject = `${context.req.method} ${context.req.routePath}`.slice(0, 200);
    logger.warn({ requestId, customerId, subject }, "refused");
    await recordAudit(db, { customerId, action: "refused", subject, requestId }).catch((error: unknown) =>
      logger.warn({ err: error }, "a refusal cannot be put on record"),
    );
  };
}
