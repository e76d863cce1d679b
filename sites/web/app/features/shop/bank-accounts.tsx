import type { BankAccount } from "@preforma/domain/content";
import { BankAccountCard, type BankAccountCardProps } from "@preforma/ui/bank-account-card";
import { Stack } from "@preforma/ui/layout";

/** An account for a bank transfer, as its card shows it. */
export type BankAccountView = { id: number } & Omit<BankAccountCardProps, "id">;

/** Drops the fields that no card shows. */
export function bankAccountView({
  id,
  bank,
  branch,
  holder,
  iban,
  bic,
  currency,
  translations: [text],
}: BankAccount): BankAccountView {
  return { id, bank, branch, holder, iban, bic, currency, title: text?.title ?? currency };
}

/** The accounts in the order's currency; all of them where there is none. */
export function BankAccounts({
  accounts,
  currency,
}: {
  accounts: readonly BankAccountView[];
  currency?: string;
}) {
  const fitting = accounts.filter((account) => account.currency === currency);
  return (
    <Stack>
      {(fitting.length > 0 ? fitting : accounts).map(({ id, ...account }) => (
        <BankAccountCard key={id} {...account} headingLevel={3} />
      ))}
    </Stack>
  );
}
