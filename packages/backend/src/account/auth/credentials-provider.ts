import type { CredentialsConfig } from "@auth/core/providers";
import type { AccountServices } from "../services.ts";
import { checkCredentials } from "./credentials.ts";
import { type Exchange, keepingFailure } from "./exchange.ts";
import { asksForCode, holderOfTicket, passSecondStep, SecondFactorRequired } from "./second-step.ts";

/**
 * Email and password, with `code` if the account has a second factor. A person who has proved all but the code may send
 * only the code, with the ticket in their cookie.
 */
export function credentials(services: AccountServices, exchange: Exchange): CredentialsConfig {
  return {
    id: "credentials",
    name: "E-mail",
    type: "credentials",
    credentials: { email: { type: "email" }, password: { type: "password" }, code: { type: "text" } },
    authorize: keepingFailure(exchange, async ({ email, password, code }) => {
      const given = typeof code === "string" && code !== "" ? code : null;
      if (given !== null && !email && !password) {
        const holder = await holderOfTicket(services, exchange);
        await passSecondStep(services, exchange, holder, given);
        return { id: String(holder.id) };
      }
      if (typeof email !== "string" || typeof password !== "string") return null;
      const { user, retryAfter } = await checkCredentials(services, {
        email,
        password,
        address: exchange.address,
        limit: services.settings().login_attempt_limit,
        secret: services.authSecret,
        requestId: exchange.requestId,
      });
      if (retryAfter !== undefined) exchange.retryAfter = retryAfter;
      if (!user) return null;
      if (await asksForCode(services, exchange, user)) {
        if (given === null) throw new SecondFactorRequired();
        await passSecondStep(services, exchange, user, given);
      }
      return { id: String(user.id) };
    }),
  };
}
