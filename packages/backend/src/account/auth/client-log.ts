import type { Context } from "hono";
import type { AppEnvironment } from "../../http/index.ts";
import type { AccountServices } from "../services.ts";
import { readForm } from "./form.ts";

/**
 * Takes what a browser's client says went wrong. Of that only the code is logged: the rest may hold
 * anything, down to personal data, and comes from anybody.
 */
export async function takeClientLog(
  services: AccountServices,
  context: Context<AppEnvironment>,
): Promise<Response> {
  const note = await readForm(context);
  if (typeof note === "object") {
    const code = note["code"];
    if (code !== undefined && /^[A-Za-z_]{1,64}$/.test(code))
      services.logger.warn(
        { requestId: context.get("requestId"), code },
        "a browser's sign-in client reports",
      );
  }
  return context.json({});
}
