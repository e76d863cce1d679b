import { Hono, type Context } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { rowLocale } from "../../database/row-locale.ts";
import { messageOf } from "../../errors/index.ts";
import { acceptBodies, limitRequests, refuse, type AppEnvironment } from "../../http/index.ts";
import type { ShopServices } from "../services.ts";
import { orderPage, type PaymentOutcome } from "../order-page.ts";
import { findOrder } from "../orders/store.ts";
import { PaymentProviderError, paymentByToken, settlePayment } from "../payments/index.ts";
import { sandboxPage, sandboxStyle } from "../payments/sandbox/page.ts";
import {
  chooseOutcome,
  enterCode,
  sandboxChoices,
  sandboxPayment,
  type SandboxPayment,
} from "../payments/sandbox/provider.ts";

/** The characters of a token or code; nothing else is looked up. */
const opaque = /^[\x21-\x7e]{1,200}$/;

/** A field of a posted form; null for anything but one short word. */
async function field(context: Context<AppEnvironment>, name: string): Promise<string | null> {
  const form: Record<string, unknown> = await context.req.parseBody().catch(() => ({}));
  const value = form[name];
  return typeof value === "string" && opaque.test(value.trim()) ? value.trim() : null;
}

/**
 * `/api/payments`: the URL to which a provider sends the visitor back, and the pages of the sandbox. These are not part
 * of `/api/v1`: browsers post forms here, from other sites too, without a bearer token.
 */
export function paymentRoutes(services: ShopServices): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.use(acceptBodies(() => ["application/x-www-form-urlencoded"]));
  routes.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });

  // Only the token is trusted; the result is queried server to server.
  routes.post("/:provider/callback", limitRequests(services.limits.changes), async (context) => {
    const provider = context.req.param("provider");
    if (provider !== services.paymentProvider.name) return refuse(context, 404, "pathNotFound");
    const token = await field(context, "token");
    const payment = token === null ? null : await paymentByToken(services, provider, token);
    const order = payment && (await findOrder(services.db, { id: payment.order_id }));
    if (!payment || !order) return refuse(context, 404, "entryNotFound");
    let outcome: PaymentOutcome = "pending";
    try {
      outcome = await settlePayment(services, payment);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      services.logger.error(
        { payment: payment.id, reason: messageOf(error) },
        "what became of a payment could not be asked; it is asked again",
      );
    }
    return context.redirect(orderPage(services.publicOrigin, rowLocale(order), order.number, outcome), 303);
  });

  const open = async (context: Context<AppEnvironment>): Promise<SandboxPayment | null> => {
    const token = context.req.param("token") ?? "";
    return services.paymentProvider.name === "sandbox" && opaque.test(token)
      ? sandboxPayment(services.db, token)
      : null;
  };
  routes.get("/sandbox/:token", async (context) => {
    const payment = await open(context);
    if (!payment) return refuse(context, 404, "entryNotFound");
    const locale = rowLocale(payment);
    context.header("Content-Language", locale);
    return context.html(sandboxPage(payment, locale));
  });
  routes.post("/sandbox/:token", limitRequests(services.limits.changes), async (context) => {
    const payment = await open(context);
    if (!payment) return refuse(context, 404, "entryNotFound");
    const choice = await field(context, "choice");
    const code = await field(context, "code");
    const chosen = sandboxChoices.find((name) => name === choice);
    if (chosen) await chooseOutcome(services.db, payment.token, chosen);
    else if (code !== null) await enterCode(services.db, payment.token, code);
    // A redirect, so that a reload posts nothing again.
    return context.redirect(`${services.publicOrigin}/api/payments/sandbox/${payment.token}`, 303);
  });
  return routes;
}

/** The sandbox's pages may load only their own style. */
export const paymentPageHeaders = secureHeaders({
  strictTransportSecurity: false,
  referrerPolicy: "no-referrer",
  xFrameOptions: "DENY",
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: [sandboxStyle],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
});
