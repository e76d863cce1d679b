import { factorCodeSchema, mailRequestSchema, signInSchema } from "@preforma/domain/account/schema";
import { signInErrorMessage } from "@preforma/domain/account";
import { errorMessages } from "@preforma/domain/errors";
import type { PageForm, SentOutcome } from "../../platform/forms/page-action.server.ts";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { afterSignIn, signInAtApi, type SignInAtApi } from "./sign-in-at-api.server.ts";

const callbackOf = (visit: Visit): string => afterSignIn(visit, visit.url.searchParams.get("callbackUrl"));

/** The result of a try, or a redirect with a new document: the session has changed. */
function outcomeOf(signIn: SignInAtApi, visit: Visit, to: string): SentOutcome {
  if ("goTo" in signIn) {
    // If the endpoints fail, their error page cannot be shown: the sign-in page reports it (section 8).
    if (signIn.goTo.endsWith("/api/auth/error"))
      return {
        ok: false,
        message: errorMessages[visit.locale].NETWORK_ERROR,
        detail: { error: "NETWORK_ERROR" },
      };
    return { redirect: signIn.goTo, reload: true };
  }
  const { ok, error, retryAfter } = signIn.result;
  if (ok) return { redirect: to, reload: true };
  const name =
    retryAfter !== null && error === "SecondFactorWrong" ? "TooManyRequests" : (error ?? "Default");
  return {
    ok: false,
    message: signInErrorMessage(name, visit.locale),
    detail: { error: name, ...(retryAfter === null ? {} : { retryAfter }) },
  };
}

/** E-mail address and password. */
export const password: PageForm = {
  schema: signInSchema,
  async send({ text }, visit) {
    const callbackUrl = callbackOf(visit);
    const credentials = { email: text("email"), password: text("password") };
    return outcomeOf(
      await signInAtApi(visit, "credentials", { callbackUrl, credentials }),
      visit,
      callbackUrl,
    );
  },
};

/** The code of the second step; the browser's cookie identifies the account. */
export const code: PageForm = {
  schema: factorCodeSchema,
  secrets: ["code"],
  async send({ text }, visit) {
    const callbackUrl = callbackOf(visit);
    const signIn = await signInAtApi(visit, "credentials", {
      callbackUrl,
      credentials: { code: text("code") },
    });
    return outcomeOf(signIn, visit, callbackUrl);
  },
};

/** A link by mail. */
export const link: PageForm = {
  schema: mailRequestSchema,
  async send({ text }, visit) {
    const callbackUrl = callbackOf(visit);
    const signIn = await signInAtApi(visit, "email", { callbackUrl, credentials: { email: text("email") } });
    return "result" in signIn && signIn.result.ok
      ? { ok: true, message: "", detail: { sent: true } }
      : outcomeOf(signIn, visit, callbackUrl);
  },
};

/** Another service, named by `?provider=`. */
export const provider: PageForm = {
  async send(_sent, visit) {
    const callbackUrl = callbackOf(visit);
    const id = visit.url.searchParams.get("provider") ?? "";
    return outcomeOf(await signInAtApi(visit, id, { callbackUrl }), visit, callbackUrl);
  },
};
