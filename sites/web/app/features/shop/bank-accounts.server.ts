import { bankAccountsQuery } from "@preforma/domain/content";
import type { Visit } from "../../platform/loading/visit.server.ts";
import { bankAccountView, type BankAccountView } from "./bank-accounts.tsx";

/** The accounts to transfer to. None where they cannot be read: the order's page shows them again. */
export const readBankAccounts = ({ strict, locale }: Visit): Promise<BankAccountView[]> =>
  bankAccountsQuery(strict, locale)
    .queryFn({})
    .then(
      (accounts) => accounts.map(bankAccountView),
      () => [],
    );
