import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { accountMessages, passwordMessages } from "@preforma/domain/account";
import {
  consentSchema,
  deletionSchema,
  passwordChangeSchema,
  profileSchema,
} from "@preforma/domain/account/schema";
import { requiredTexts } from "@preforma/domain/validation";
import {
  answer,
  answers,
  apiRoutes,
  limitRequests,
  namedBody,
  refuseWith,
  answerWith,
} from "../../http/index.ts";
import type { AccountServices } from "../services.ts";
import { requestErasure } from "../erasure.ts";
import { askedBy, customerRoute, type SignedInEnvironment } from "../identify.ts";
import { changePassword } from "../password-change.ts";
import { profileOf, recordConsent, saveProfile } from "../profile.ts";
import { Profile, refuseField, tags } from "./shared.ts";

/** A signed-in person's own account: profile, password, export, erasure. */
export function ownAccountRoutes(services: AccountServices): OpenAPIHono<SignedInEnvironment> {
  const { db, limits } = services;
  const changing = () => limitRequests(limits.changes);
  /** For calls that check a password. */
  const proving = () => limitRequests(limits.signIn);

  const read = customerRoute({
    tags,
    method: "get",
    path: "/account",
    summary: "One's own profile",
    description: "What the bearer token's owner has told of themselves.",
    responses: answers(200, "The profile", Profile),
  });
  const write = customerRoute({
    tags,
    method: "put",
    path: "/account",
    summary: "Change one's profile",
    description: "All fields are written; a company that is left out is taken out.",
    limit: changing(),
    body: namedBody("AccountProfileForm", profileSchema, {
      name: "Ayşe",
      surname: "Yılmaz",
      phone: "+905321234567",
      language: "tr",
    }),
    responses: answers(200, "Stored", Profile),
  });
  const consent = customerRoute({
    tags,
    method: "post",
    path: "/account/consent",
    summary: "Accept the privacy notice",
    description:
      "For people who came through a provider and have not been asked; the first time counts, once more changes nothing.",
    limit: changing(),
    body: namedBody("AccountConsent", consentSchema, { privacy_consent: true }),
    responses: answers(200, "Recorded", Profile),
  });
  const password = customerRoute({
    tags,
    method: "put",
    path: "/account/password",
    summary: "Change one's password",
    description:
      "All other sessions end. Anyone who has no password yet sets the first one by the link of `account/forgotten-password`.",
    limit: proving(),
    body: namedBody("PasswordChange", passwordChangeSchema, {
      current: "mavi kapak yedi bulut",
      next: "sekiz yeni mavi kapak",
    }),
    responses: answers(200, "The new password counts", z.null(), 409),
  });
  const everything = customerRoute({
    tags,
    method: "get",
    path: "/account/export",
    summary: "Everything that is held of oneself",
    description:
      "As KVKK (article 11) and GDPR (articles 15 and 20) have it: one entry per subject. Secrets such as password hashes and links are left out.",
    limit: limitRequests(limits.forms),
    responses: answers(
      200,
      "By subject",
      z
        .object({ exported_at: z.string() })
        .catchall(z.unknown())
        .openapi("AccountExport", {
          example: { exported_at: "2026-11-22T08:15:00.000Z", profile: { id: 7 }, addresses: [] },
        }),
    ),
  });
  const remove = customerRoute({
    tags,
    method: "delete",
    path: "/account",
    summary: "Erase one's account",
    description:
      "As KVKK (article 7) and GDPR (article 17) have it: what may be deleted is deleted, what the law requires is kept without the person. Proven by the password; anyone who has none is mailed a link instead (202).",
    limit: proving(),
    body: {
      ...namedBody("AccountDeletion", deletionSchema, { password: "mavi kapak yedi bulut" }),
      required: false,
    },
    responses: {
      ...answers(200, "Erased", z.null()),
      ...answers(202, "A link was mailed that erases it", z.null()),
    },
  });

  return apiRoutes<SignedInEnvironment>()
    .openapi(read, async (context) => answer(context, await profileOf(db, context.get("actor").customerId)))
    .openapi(write, async (context) => {
      const profile = await saveProfile(db, context.get("actor").customerId, context.req.valid("json"));
      return answerWith(context, 200, accountMessages.profileSaved, profile);
    })
    .openapi(consent, async (context) => {
      return answerWith(
        context,
        200,
        accountMessages.consentGiven,
        await recordConsent(db, askedBy(context)),
      );
    })
    .openapi(password, async (context) => {
      const { current, next } = context.req.valid("json");
      const by = askedBy(context);
      const outcome = await changePassword(services, by, current, next);
      if (outcome === "done") return answerWith(context, 200, accountMessages.passwordChanged, null);
      if (outcome === "none") return refuseWith(context, 409, accountMessages.passwordMissing);
      if (outcome === "wrong") return refuseField(context, "current", accountMessages.passwordWrong);
      return refuseField(context, "next", passwordMessages[outcome]);
    })
    .openapi(everything, async (context) => {
      const parts = await services.personalData.export(db, context.get("actor").customerId);
      context.header("Content-Disposition", 'attachment; filename="account.json"');
      return answer(context, { exported_at: new Date().toISOString(), ...parts });
    })
    .openapi(remove, async (context) => {
      const by = askedBy(context);
      const outcome = await requestErasure(services, by, context.req.valid("json").password ?? null);
      if (outcome === "mailed") return answerWith(context, 202, accountMessages.deletionSent, null);
      if (outcome === "missing") return refuseField(context, "password", requiredTexts);
      if (outcome === "wrong") return refuseField(context, "password", accountMessages.passwordWrong);
      return answerWith(context, 200, accountMessages.accountDeleted, null);
    });
}
