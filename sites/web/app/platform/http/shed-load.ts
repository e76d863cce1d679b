import { matchPath } from "@preforma/domain/routes";
import type { MiddlewareHandler } from "hono";
import { busyAnswer } from "./busy-answer.ts";

/** Takes a request on; gives what is to be called when it has been answered, or null where there is too much to do. */
export type Admit = () => (() => void) | null;

/** Sign-in requests are accepted under any load. */
const isSignIn = (pathname: string): boolean => matchPath(pathname)?.name === "login";

/**
 * Puts requests off while the process cannot keep up: those that it takes are answered in time. A form is put off
 * here or not at all: its own requests to the API do not pass here again.
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
