import { createRoute, type RouteConfig, type z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { refusals, type RefusalStatus } from "./answers.ts";
import { languageQuery } from "./parameters.ts";

/** A route as its subject describes it, without the refusals that follow from the rest. */
export interface RouteDescription<Path extends string = string> extends Pick<
  RouteConfig,
  "method" | "tags" | "summary" | "description" | "security" | "responses"
> {
  path: Path;
  params?: z.ZodObject;
  /** {@link languageQuery} unless given. */
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: NonNullable<RouteConfig["request"]>["body"];
  /** Counts and limits the calls of a route that changes or tries something. */
  limit?: MiddlewareHandler;
  /** Runs after the limit. */
  middleware?: MiddlewareHandler[];
}

type DefaultRefusal<Route> =
  | 400
  | (Route extends { body: object } ? 413 | 415 : never)
  | (Route extends { limit: MiddlewareHandler } ? 429 : never);

/** The types from which the library derives handlers: their input, their answers, and what their guards provide. */
export type Described<Route extends RouteDescription, Guards, Refused extends RefusalStatus> = {
  method: Route["method"];
  path: Route["path"];
  request: Pick<Route, keyof Route & ("params" | "headers" | "body")> & {
    query: Route extends { query: infer Query } ? Query : typeof languageQuery;
  };
  responses: Route["responses"] & ReturnType<typeof refusals<DefaultRefusal<Route> | Refused>>;
  middleware: Guards;
};

/** The route of a description. `guards` run before its limit and refuse with `refused`. */
export function describedRoute<
  Route extends RouteDescription,
  Guards extends MiddlewareHandler[],
  Refused extends RefusalStatus,
>(
  { params, query = languageQuery, headers, body, limit, middleware = [], responses, ...route }: Route,
  guards: [...Guards],
  ...refused: Refused[]
): Described<Route, Guards, Refused> {
  const usual: RefusalStatus[] = [400, ...refused];
  if (body) usual.push(413, 415);
  if (limit) usual.push(429);
  const described = createRoute({
    ...route,
    request: { params, query, headers, body },
    responses: { ...refusals(...usual), ...responses },
    middleware: [...guards, ...(limit ? [limit] : []), ...middleware],
  });
  // The compiler cannot derive from these lines what follows from a description.
  return described as unknown as Described<Route, Guards, Refused>;
}

/** A route that is open to everybody. */
export const visitorRoute = <Path extends string, Route extends RouteDescription<Path>>(
  route: Route & { path: Path },
) => describedRoute(route, []);
