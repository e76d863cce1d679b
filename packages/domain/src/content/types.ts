// Types alone: importing this file brings no zod into a browser's first load.
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
