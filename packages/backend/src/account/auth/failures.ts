import { AuthError } from "@auth/core/errors";
import type { Exchange } from "./exchange.ts";

/** Remembers what our own code fails at: the library takes any error for a wrong cookie or a refusal. */
export function keepingFailure<Arguments extends unknown[], Result>(
  exchange: Exchange,
  task: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  return async (...given) => {
    try {
      return await task(...given);
    } catch (error) {
      if (!(error instanceof AuthError)) exchange.failure ??= error;
      throw error;
    }
  };
}

/** The same for every method of an object. */
export function keepingFailures<Methods extends object>(methods: Methods, exchange: Exchange): Methods {
  return Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [
      name,
      keepingFailure(exchange, method as (...given: unknown[]) => Promise<unknown>),
    ]),
  ) as Methods;
}
