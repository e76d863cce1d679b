import { live as liveOf } from "../documentation/live.ts";
import { fixtureAccounts } from "../fixtures/index.ts";
import { BankAccountCard } from "./index.ts";

const [account] = fixtureAccounts;

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  BankAccountCard,
  (locale) => ({
    title: account?.texts[locale].title ?? "",
    bank: account?.bank ?? "",
    branch: account?.branch ?? "",
    holder: account?.holder ?? "",
    iban: account?.iban ?? "",
    bic: account?.bic ?? "",
    currency: "TRY",
    note: account?.texts[locale].summary ?? "",
  }),
  520,
);
