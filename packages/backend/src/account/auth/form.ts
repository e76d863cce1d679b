import type { Context } from "hono";
import type { AppEnvironment } from "../../http/index.ts";

/** Why a body was not read. */
export type UnreadableBody = "wrongContentType" | "malformed";

/** Reads the posted body, as a form or as JSON. Only strings count: a list or an object is treated as absent. */
export async function readForm(
  context: Context<AppEnvironment>,
): Promise<Readonly<Record<string, string>> | UnreadableBody> {
  const type = context.req.header("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type === "application/x-www-form-urlencoded")
    return Object.fromEntries(new URLSearchParams(await context.req.text()));
  if (type !== "application/json") return "wrongContentType";
  let body: unknown;
  try {
    body = JSON.parse(await context.req.text());
  } catch {
    return "malformed";
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) return "malformed";
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]): [string, string][] => {
      if (typeof value === "boolean") return [[name, String(value)]];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}
