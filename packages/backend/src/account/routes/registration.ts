import { z, createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { accountMessages, passwordMessages } from "@preforma/domain/account";
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
  tell,
} from "../../http/index.ts";
import type { AccountServices } from "../services.ts";
import { confirmErasure } from "../erasure.ts";
import { holderOfLink } from "../links.ts";
import { resetPassword, sendPasswordReset } from "../password-change.ts";
import { registerCustomer, sendVerification, verifyEmail } from "../registration.ts";
import { exampleToken, linkInvalid, linkQuery, query, refuseField, tags } from "./shared.ts";

const alwaysTheSame =
  "The answer is always the same, so that nobody learns from it who has an account; what happens is told by mail.";
const once =
  "The link works once. Of two calls at the same moment one succeeds; the other is refused as one that comes too late.";

/** Accounts without being signed in: registration, and the links in mails. */
export function registrationRoutes(services: AccountServices): OpenAPIHono<AppEnvironment> {
  const mailRequest = {
    query: linkQuery,
    body: namedBody("AccountMailRequest", mailRequestSchema, { email: "ayse@example.com" }),
  };
  const followed = {
    query,
    body: namedBody("AccountLink", linkSchema, { token: exampleToken }),
  };
  const byLink = () => [limitRequests(services.limits.signIn)];

  const register = createRoute({
    method: "post",
    path: "/account/register",
    tags,
    summary: "Register",
    description: `A link is mailed that proves the address; the account opens with it. ${alwaysTheSame} A company needs its number, and in Türkiye its tax office; there the check digits of \`vkn\` must be right.`,
    middleware: [limitRequests(services.limits.forms)],
    request: {
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
    },
    responses: answers(202, "Taken note of", z.null(), [400, 413, 415, 429]),
  });
  const verify = createRoute({
    method: "post",
    path: "/account/verify-email",
    tags,
    summary: "Prove an e-mail address and choose the password",
    description: `The reader of the mailbox chooses the password, not the person who registered the address. ${once}`,
    middleware: byLink(),
    request: {
      query,
      body: namedBody("EmailVerification", emailVerificationSchema, {
        token: exampleToken,
        password: "mavi kapak yedi bulut",
      }),
    },
    responses: answers(200, "The address is proven", z.null(), [400, 404, 413, 415, 429]),
  });
  const again = createRoute({
    method: "post",
    path: "/account/verification",
    tags,
    summary: "Send the link that proves an address again",
    description: alwaysTheSame,
    middleware: byLink(),
    request: mailRequest,
    responses: answers(202, "Taken note of", z.null(), [400, 413, 415, 429]),
  });
  const forgotten = createRoute({
    method: "post",
    path: "/account/forgotten-password",
    tags,
    summary: "Ask for a link to set a new password",
    description: alwaysTheSame,
    middleware: byLink(),
    request: mailRequest,
    responses: answers(202, "Taken note of", z.null(), [400, 413, 415, 429]),
  });
  const reset = createRoute({
    method: "post",
    path: "/account/reset-password",
    tags,
    summary: "Set a new password by a link",
    description: `${once} All sessions of the account end, and its other links are worth nothing any more.`,
    middleware: byLink(),
    request: {
      query,
      body: namedBody("PasswordReset", passwordResetSchema, {
        token: exampleToken,
        password: "mavi kapak yedi bulut",
      }),
    },
    responses: answers(200, "The new password counts", z.null(), [400, 404, 413, 415, 429]),
  });
  const checkVerification = createRoute({
    method: "post",
    path: "/account/verify-email/check",
    tags,
    summary: "Look whether a link that proves an address is still good",
    description: "The link is not used up.",
    middleware: byLink(),
    request: followed,
    responses: answers(200, "The link is good", z.null(), [400, 404, 413, 415, 429]),
  });
  const checkReset = createRoute({
    method: "post",
    path: "/account/reset-password/check",
    tags,
    summary: "Look whether a link to set a new password is still good",
    description: "The link is not used up: a page says by this at once what it would else say after a form.",
    middleware: byLink(),
    request: followed,
    responses: answers(200, "The link is good", z.null(), [400, 404, 413, 415, 429]),
  });
  const confirmDeletion = createRoute({
    method: "post",
    path: "/account/deletion/confirm",
    tags,
    summary: "Confirm the erasure of an account",
    description: `For accounts without a password. ${once}`,
    middleware: byLink(),
    request: followed,
    responses: answers(200, "Erased", z.null(), [400, 404, 413, 415, 429]),
  });

  return apiRoutes<AppEnvironment>()
    .openapi(register, async (context) => {
      const locale = languageOf(context);
      const requestId = context.get("requestId");
      await registerCustomer(services, context.req.valid("json"), {
        locale,
        requestId,
        callbackUrl: context.req.valid("query").callbackUrl,
      });
      return tell(context, 202, accountMessages.registered, null);
    })
    .openapi(verify, async (context) => {
      const { token, password } = context.req.valid("json");
      const outcome = await verifyEmail(services, token, password, context.get("requestId"));
      if (outcome === "done") return tell(context, 200, accountMessages.emailVerified, null);
      if (outcome === "link") return refuseWith(context, 404, linkInvalid);
      return refuseField(context, "password", passwordMessages[outcome]);
    })
    .openapi(again, async (context) => {
      await sendVerification(
        services,
        context.req.valid("json").email,
        context.req.valid("query").callbackUrl,
      );
      return tell(context, 202, accountMessages.verificationSent, null);
    })
    .openapi(forgotten, async (context) => {
      await sendPasswordReset(
        services,
        context.req.valid("json").email,
        context.req.valid("query").callbackUrl,
      );
      return tell(context, 202, accountMessages.resetSent, null);
    })
    .openapi(reset, async (context) => {
      const { token, password } = context.req.valid("json");
      const outcome = await resetPassword(services, token, password, context.get("requestId"));
      if (outcome === "done") return tell(context, 200, accountMessages.passwordReset, null);
      if (outcome === "link") return refuseWith(context, 404, linkInvalid);
      return refuseField(context, "password", passwordMessages[outcome]);
    })
    .openapi(checkVerification, async (context) => {
      const { token } = context.req.valid("json");
      return (await holderOfLink(services.db, token, "verify_email"))
        ? answer(context, null)
        : refuseWith(context, 404, linkInvalid);
    })
    .openapi(checkReset, async (context) => {
      const { token } = context.req.valid("json");
      return (await holderOfLink(services.db, token, "reset_password"))
        ? answer(context, null)
        : refuseWith(context, 404, linkInvalid);
    })
    .openapi(confirmDeletion, async (context) => {
      const { token } = context.req.valid("json");
      return (await confirmErasure(services, token, context.get("requestId")))
        ? tell(context, 200, accountMessages.accountDeleted, null)
        : refuseWith(context, 404, linkInvalid);
    });
}
