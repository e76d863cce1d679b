import { z, type OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { accountMessages, type PasswordProblem, passwordMessages } from "@preforma/domain/account";
import {
  emailVerificationSchema,
  linkSchema,
  mailRequestSchema,
  passwordResetSchema,
  registrationSchema,
} from "@preforma/domain/account/schema";
import {
  answer,
  answers,
  apiRoutes,
  type AppEnvironment,
  languageOf,
  limitRequests,
  namedBody,
  refuseWith,
  answerWith,
  visitorRoute,
} from "../../http/index.ts";
import type { Texts } from "@preforma/domain/validation";
import type { AccountServices } from "../services.ts";
import { confirmErasure } from "../erasure.ts";
import { holderOfLink, type LinkPurpose } from "../links.ts";
import { resetPassword, sendPasswordReset } from "../password-change.ts";
import { registerCustomer, sendVerification, verifyEmail } from "../registration.ts";
import { exampleToken, linkInvalid, linkQuery, refuseField, tags } from "./shared.ts";

const alwaysTheSame =
  "The answer is always the same, so that nobody learns from it who has an account; what happens is told by mail.";
const once =
  "The link works once. Of two calls at the same moment one succeeds; the other is refused as one that comes too late.";

/** Endpoints of an account that need no sign-in: registration, and the links in mails. */
export function registrationRoutes(services: AccountServices): OpenAPIHono<AppEnvironment> {
  const byLink = () => ({ method: "post", tags, limit: limitRequests(services.limits.signIn) }) as const;
  const mailRequest = {
    query: linkQuery,
    body: namedBody("AccountMailRequest", mailRequestSchema, { email: "ayse@example.com" }),
    responses: answers(202, "Taken note of", z.null()),
  };
  const body = namedBody("AccountLink", linkSchema, { token: exampleToken });

  const register = visitorRoute({
    method: "post",
    path: "/account/register",
    tags,
    summary: "Register",
    description: `A link is mailed that proves the address; the account opens with it. ${alwaysTheSame} A company needs its number, and in Türkiye its tax office; there the check digits of \`vkn\` must be right.`,
    limit: limitRequests(services.limits.forms),
    query: linkQuery,
    body: namedBody("Registration", registrationSchema, {
      name: "Ayşe",
      surname: "Yılmaz",
      email: "ayse@example.com",
      phone: "+905321234567",
      privacy_consent: true,
      company_name: "Örnek Ambalaj A.Ş.",
      vkn: "4810058590",
      tax_office: "İkitelli",
      country: "TR",
    }),
    responses: answers(202, "Taken note of", z.null()),
  });
  const verify = visitorRoute({
    ...byLink(),
    path: "/account/verify-email",
    summary: "Prove an e-mail address and choose the password",
    description: `The reader of the mailbox chooses the password, not the person who registered the address. ${once}`,
    body: namedBody("EmailVerification", emailVerificationSchema, {
      token: exampleToken,
      password: "mavi kapak yedi bulut",
    }),
    responses: answers(200, "The address is proven", z.null(), 404),
  });
  const again = visitorRoute({
    ...byLink(),
    path: "/account/verification",
    summary: "Send the link that proves an address again",
    description: alwaysTheSame,
    ...mailRequest,
  });
  const forgotten = visitorRoute({
    ...byLink(),
    path: "/account/forgotten-password",
    summary: "Ask for a link to set a new password",
    description: alwaysTheSame,
    ...mailRequest,
  });
  const reset = visitorRoute({
    ...byLink(),
    path: "/account/reset-password",
    summary: "Set a new password by a link",
    description: `${once} All sessions of the account end, and its other links are worth nothing any more.`,
    body: namedBody("PasswordReset", passwordResetSchema, {
      token: exampleToken,
      password: "mavi kapak yedi bulut",
    }),
    responses: answers(200, "The new password counts", z.null(), 404),
  });
  const checkVerification = visitorRoute({
    ...byLink(),
    path: "/account/verify-email/check",
    summary: "Look whether a link that proves an address is still good",
    description: "The link is not used up.",
    body,
    responses: answers(200, "The link is good", z.null(), 404),
  });
  const checkReset = visitorRoute({
    ...byLink(),
    path: "/account/reset-password/check",
    summary: "Look whether a link to set a new password is still good",
    description: "The link is not used up: a page says by this at once what it would else say after a form.",
    body,
    responses: answers(200, "The link is good", z.null(), 404),
  });
  const confirmDeletion = visitorRoute({
    ...byLink(),
    path: "/account/deletion/confirm",
    summary: "Confirm the erasure of an account",
    description: `For accounts without a password. ${once}`,
    body,
    responses: answers(200, "Erased", z.null(), 404),
  });

  const check = async (context: Context<AppEnvironment>, token: string, purpose: LinkPurpose) =>
    (await holderOfLink(services.db, token, purpose))
      ? answer(context, null)
      : refuseWith(context, 404, linkInvalid);
  /** Answers with the outcome of a link for choosing a password. */
  const answerWithOutcome = (context: Context, outcome: "done" | "link" | PasswordProblem, done: Texts) => {
    if (outcome === "done") return answerWith(context, 200, done, null);
    if (outcome === "link") return refuseWith(context, 404, linkInvalid);
    return refuseField(context, "password", passwordMessages[outcome]);
  };

  return apiRoutes<AppEnvironment>()
    .openapi(register, async (context) => {
      await registerCustomer(services, context.req.valid("json"), {
        locale: languageOf(context),
        requestId: context.get("requestId"),
        callbackUrl: context.req.valid("query").callbackUrl,
      });
      return answerWith(context, 202, accountMessages.registered, null);
    })
    .openapi(verify, async (context) => {
      const { token, password } = context.req.valid("json");
      const outcome = await verifyEmail(services, token, password, context.get("requestId"));
      return answerWithOutcome(context, outcome, accountMessages.emailVerified);
    })
    .openapi(again, async (context) => {
      const { email } = context.req.valid("json");
      await sendVerification(services, email, context.req.valid("query").callbackUrl);
      return answerWith(context, 202, accountMessages.verificationSent, null);
    })
    .openapi(forgotten, async (context) => {
      const { email } = context.req.valid("json");
      await sendPasswordReset(services, email, context.req.valid("query").callbackUrl);
      return answerWith(context, 202, accountMessages.resetSent, null);
    })
    .openapi(reset, async (context) => {
      const { token, password } = context.req.valid("json");
      const outcome = await resetPassword(services, token, password, context.get("requestId"));
      return answerWithOutcome(context, outcome, accountMessages.passwordReset);
    })
    .openapi(checkVerification, (context) => check(context, context.req.valid("json").token, "verify_email"))
    .openapi(checkReset, (context) => check(context, context.req.valid("json").token, "reset_password"))
    .openapi(confirmDeletion, async (context) => {
      const { token } = context.req.valid("json");
      return (await confirmErasure(services, token, context.get("requestId")))
        ? answerWith(context, 200, accountMessages.accountDeleted, null)
        : refuseWith(context, 404, linkInvalid);
    });
}
