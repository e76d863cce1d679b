import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { accountMessages } from "@preforma/domain/account";
import { factorCodeSchema, factorSetupSchema } from "@preforma/domain/account/schema";
import { requiredTexts } from "@preforma/domain/validation";
import {
  answer,
  answers,
  apiRoutes,
  limitRequests,
  namedBody,
  refuse,
  refuseWith,
  answerWith,
  visitorKey,
} from "../../http/index.ts";
import { redeemCounted } from "../auth/second-step.ts";
import type { AccountServices } from "../services.ts";
import { askedBy, customerRoute, type SignedInEnvironment } from "../identify.ts";
import type { AskedBy } from "../person.ts";
import {
  beginSetup,
  confirmSetup,
  renewRecoveryCodes,
  secondFactorOf,
  turnOff,
} from "../second-factor/setup.ts";
import { refuseField, tags } from "./shared.ts";

const State = z
  .object({
    is_on: z.boolean(),
    recovery_codes_left: z.int(),
    setup: z
      .object({
        secret: z.string().openapi({ description: "Base32." }),
        uri: z.string().openapi({ description: "For a QR code." }),
      })
      .nullable()
      .openapi({ description: "Between the beginning of the setup and its first code; never afterwards." }),
  })
  .openapi("SecondFactor", { example: { is_on: true, recovery_codes_left: 10, setup: null } });

const Codes = z
  .object({ recovery_codes: z.array(z.string()) })
  .openapi("RecoveryCodes", { example: { recovery_codes: ["7kq2-m4hd-9xtz-v0bn-c3rw-81ty"] } });

/** `/account/second-factor`: codes of an authenticator app in addition to the password. */
export function secondFactorRoutes(services: AccountServices): OpenAPIHono<SignedInEnvironment> {
  const limit = limitRequests(services.limits.signIn);
  const path = "/account/second-factor";
  const byCode = {
    tags,
    limit,
    body: namedBody("SecondFactorCode", factorCodeSchema, { code: "123456" }),
  };

  const read = customerRoute({
    tags,
    method: "get",
    path,
    summary: "Whether sign-in asks for a code",
    description: "While the setup is under way, with what the app needs.",
    responses: answers(200, "The state", State),
  });
  const begin = customerRoute({
    tags,
    limit,
    method: "post",
    path,
    summary: "Begin to set up codes of an app",
    description:
      "Proven by the password, where there is one. Nothing changes before a first code is confirmed.",
    body: namedBody("SecondFactorSetup", factorSetupSchema, { password: "mavi kapak yedi bulut" }),
    responses: answers(200, "What the app needs", State, 409),
  });
  const confirm = customerRoute({
    ...byCode,
    method: "post",
    path: `${path}/confirm`,
    summary: "Turn the second factor on",
    description: "By a first code of the app. Gives the recovery codes, this once. All other sessions end.",
    responses: answers(200, "On", Codes),
  });
  const renew = customerRoute({
    ...byCode,
    method: "post",
    path: `${path}/recovery-codes`,
    summary: "Replace the recovery codes",
    description: "Proven by a code. The old ones are worth nothing any more.",
    responses: answers(200, "The new codes", Codes),
  });
  const remove = customerRoute({
    ...byCode,
    method: "delete",
    path,
    summary: "Turn the second factor off",
    description: "Proven by a code. Staff cannot work without it and set it up anew.",
    responses: answers(200, "Off", z.null()),
  });

  /** Redeems a code as at sign-in: someone who has taken over a session must not be able to guess it. */
  const redeemed = <Given>(
    context: Context<SignedInEnvironment>,
    redeem: (by: AskedBy) => Promise<Given | null>,
  ) => {
    const { customerId } = context.get("actor");
    const requestId = context.get("requestId");
    const address = visitorKey(context.env);
    return redeemCounted(services, { id: customerId, address, requestId }, () =>
      redeem({ customerId, requestId }),
    );
  };
  const refuseCode = (context: Context<SignedInEnvironment>, seconds: number | undefined) => {
    if (seconds === undefined) return refuseField(context, "code", accountMessages.codeWrong);
    context.header("Retry-After", String(seconds));
    return refuse(context, 429, "tooManyRequests", { seconds });
  };

  return apiRoutes<SignedInEnvironment>()
    .openapi(read, async (context) =>
      answer(context, await secondFactorOf(services, context.get("actor").customerId)),
    )
    .openapi(begin, async (context) => {
      const by = askedBy(context);
      const begun = await beginSetup(services, by, context.req.valid("json").password ?? null);
      if (begun === "on") return refuseWith(context, 409, accountMessages.secondFactorAlready);
      if (begun === "missing") return refuseField(context, "password", requiredTexts);
      if (begun === "wrong") return refuseField(context, "password", accountMessages.passwordWrong);
      return answerWith(context, 200, accountMessages.secondFactorBegun, begun);
    })
    .openapi(confirm, async (context) => {
      const by = askedBy(context);
      const given = await confirmSetup(services, by, context.req.valid("json").code);
      return given === null
        ? refuseField(context, "code", accountMessages.codeWrong)
        : answerWith(context, 200, accountMessages.secondFactorOn, { recovery_codes: given });
    })
    .openapi(renew, async (context) => {
      const { code } = context.req.valid("json");
      const { given, retryAfter } = await redeemed(context, (by) => renewRecoveryCodes(services, by, code));
      return given === null
        ? refuseCode(context, retryAfter)
        : answerWith(context, 200, accountMessages.recoveryCodesRenewed, { recovery_codes: given });
    })
    .openapi(remove, async (context) => {
      const { code } = context.req.valid("json");
      const { given, retryAfter } = await redeemed(context, (by) => turnOff(services, by, code));
      return given === null
        ? refuseCode(context, retryAfter)
        : answerWith(context, 200, accountMessages.secondFactorOff, null);
    });
}
