import type { Context, Env } from "hono";
import type { z } from "zod";
import { fieldErrors } from "@preforma/domain/validation";
import { refuse } from "./answers.ts";
import { languageOf } from "./environment.ts";

/** Answers a request that does not match its schema; the library's own answer shows its inside. */
export function refuseInvalid<Environment extends Env>(
  result: { success: true } | { success: false; error: { issues: readonly z.core.$ZodIssue[] } },
  context: Context<Environment>,
): Response | undefined {
  if (result.success) return undefined;
  return refuse(context, 400, "invalid", {}, fieldErrors(result.error.issues, languageOf(context)));
}
