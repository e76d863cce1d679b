import { accountFormMessages } from "../account-form/account-form.messages.ts";
import { live as liveOf } from "../documentation/live.ts";
import { PasswordField } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  PasswordField,
  (locale) => ({
    name: "password",
    purpose: "new" as const,
    label: accountFormMessages[locale].password,
  }),
  400,
);
