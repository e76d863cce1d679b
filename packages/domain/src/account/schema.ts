import { z } from "zod";
import { complaint } from "../validation/index.ts";
import { passwordFault, passwordMessages } from "./password.ts";

/** Refuses a password that is too short, too long, among the commonest, or the person's own e-mail address. */
export function refusePasswordFault(
  context: z.core.$RefinementCtx,
  password: string,
  email?: string,
  path: string[] = [],
): void {
  const fault = passwordFault(password, email);
  if (!fault) return;
  const { error, params } = complaint(passwordMessages[fault]);
  context.addIssue({ code: "custom", message: error, params, path, input: password });
}

/**
 * A password that is to be set. What it may be beside the person's e-mail address is for the form's schema
 * to ask, which knows both: see {@link notOwnEmail}.
 */
export const passwordSchema = z
  .string()
  .superRefine((password, context) => refusePasswordFault(context, password));

/** For `superRefine` of a form that has both: the password must not be the e-mail address. */
export function notOwnEmail(form: { email: string; password: string }, context: z.core.$RefinementCtx): void {
  if (passwordFault(form.password, form.email) === "isEmail")
    refusePasswordFault(context, form.password, form.email, ["password"]);
}
