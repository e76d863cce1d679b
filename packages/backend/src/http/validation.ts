import type { Hook } from "@hono/zod-openapi";
import { fieldErrors } from "@preforma/domain/validation";
import { refuse } from "./answers.ts";
import { languageOf, type AppEnvironment } from "./environment.ts";

/** Answers a request that does not match its schema; the library's own answer shows its inside. */
export const refuseInvalid: Hook<unknown, AppEnvironment, string, Response | undefined> = (
  result,
  context,
) => {
  if (result.success) return undefined;
  return refuse(context, 400, "invalid", {}, fieldErrors(result.error.issues, languageOf(context)));
};
