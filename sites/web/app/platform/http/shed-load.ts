import { matchPath } from "@preforma/domain/routes";
import type { MiddlewareHandler } from "hono";
import { busyAnswer } from "./busy-answer.ts";

/** Admits a request; returns the function to call when it has been answered, or null under overload. */
export type Admit = () => (() => void) | null;

/** Sign-in requests are accepted under any load. */
const isSignIn = (pathname: string): boolean => matchPath(pathname)?.name === "login";

/**
 * Refuses requests while the process is overloaded: admitted ones are answered in time. A form is refused here or not
 * at all: its own requests to the API do not pass here again.
 */
export function shedLoad(admit: Admit | undefined): MiddlewareHandler {
  return async (context, next) => {
    const { path, raw } = context.req;
    if (!admit || isSignIn(path)) return next();
    const leave = admit();
    if (!leave) return busyAnswer(raw);
    try {
      await next();
    } finally {
      leave();
    }
    return undefined;
  };
}
