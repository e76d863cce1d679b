// Without zod: servers and forms import the schemas from a separate entry.
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
