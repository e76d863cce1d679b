import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { accountMessages } from "@preforma/domain/account";
import { emailChangeSchema, linkSchema } from "@preforma/domain/account/schema";
import { answers, apiRoutes, limitRequests, namedBody, refuseWith, answerWith } from "../../http/index.ts";
import type { AccountServices } from "../services.ts";
import { confirmEmailChange, requestEmailChange } from "../email-change.ts";
import { askedBy, customerRoute, type SignedInEnvironment } from "../identify.ts";
import { exampleToken, linkInvalid, refuseField, tags } from "./shared.ts";

/** `/account/email`: change of the email address. */
export function ownEmailRoutes(services: AccountServices): OpenAPIHono<SignedInEnvironment> {
  const proving = () => limitRequests(services.limits.signIn);
  const email = customerRoute({
    tags,
    method: "put",
    path: "/account/email",
    summary: "Ask for another e-mail address",
    description:
      "A link is mailed to the new address, a notice to the old one. Nothing changes before the link is followed. Whether the new address has an account is told by mail to its owner alone.",
    limit: proving(),
    body: namedBody("EmailChange", emailChangeSchema, {
      email: "ayse.yilmaz@example.com",
      password: "mavi kapak yedi bulut",
    }),
    responses: answers(202, "Taken note of", z.null(), 409),
  });
  const confirmEmail = customerRoute({
    tags,
    method: "post",
    path: "/account/email/confirm",
    summary: "Confirm a new e-mail address",
    description:
      "By the link that was mailed to it, signed in to the account that asked. All other sessions end. The link works once.",
    limit: proving(),
    body: namedBody("AccountLink", linkSchema, { token: exampleToken }),
    responses: answers(200, "The new address counts", z.null(), 404),
  });

  return apiRoutes<SignedInEnvironment>()
    .openapi(email, async (context) => {
      const { email: address, password: proof } = context.req.valid("json");
      const by = askedBy(context);
      const outcome = await requestEmailChange(services, by, address, proof);
      if (outcome === "none") return refuseWith(context, 409, accountMessages.passwordMissing);
      if (outcome === "wrong") return refuseField(context, "password", accountMessages.passwordWrong);
      return answerWith(context, 202, accountMessages.emailChangeSent, null);
    })
    .openapi(confirmEmail, async (context) => {
      const by = askedBy(context);
      return (await confirmEmailChange(services, context.req.valid("json").token, by))
        ? answerWith(context, 200, accountMessages.emailChanged, null)
        : refuseWith(context, 404, linkInvalid);
    });
}
