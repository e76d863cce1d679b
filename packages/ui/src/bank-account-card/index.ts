export { BankAccountCard, type BankAccountCardProps } from "./bank-account-card.tsx";
