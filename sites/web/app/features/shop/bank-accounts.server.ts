import { bankAccountsQuery } from "@preforma/domain/content";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { bankAccountView, type BankAccountView } from "./bank-accounts.tsx";

/** The accounts for a bank transfer; empty where they cannot be read, as the order's page shows them again. */
export const readBankAccounts = ({ strict, locale }: Visit): Promise<BankAccountView[]> =>
  bankAccountsQuery(strict, locale)
    .queryFn({})
    .then(
      (accounts) => accounts.map(bankAccountView),
      () => [],
    );
