// No zod here: the schemas have an entry of their own, for servers and forms.
export { compactIban, groupIban, isIban } from "./iban.ts";
export * from "./kinds.ts";
export * from "./queries.ts";
export * from "./titles.ts";
export type {
  ArticleDetail,
  ArticleList,
  ArticleSummary,
  BankAccount,
  Campaign,
  Certificate,
  CompanyPage,
  ContentFile,
  FaqTopicQuestions,
  LegalDocument,
  Manager,
  OpenPosition,
  Reference,
} from "./answers.ts";
export type { ContentFacts, ContentInput, ContentRecord } from "./records.ts";
