// No zod here: the schemas have an entry of their own, for servers and forms.
export { compactIban, groupIban, ibanOf, isIban } from "./iban.ts";
export {
  articleKinds,
  articlePageSize,
  contentKinds,
  isContentKind,
  type ArticleKind,
  type ContentKind,
  type Titles,
} from "./kinds.ts";
export {
  articleQuery,
  articlesQuery,
  bankAccountsQuery,
  campaignQuery,
  campaignsQuery,
  certificatesQuery,
  companyPageQuery,
  contentKey,
  faqsQuery,
  legalDocumentsQuery,
  managersQuery,
  openPositionsQuery,
  referencesQuery,
  type ArticleFilter,
} from "./queries.ts";
export {
  sectors,
  blogTags,
  departments,
  employmentTypes,
  faqTopics,
  workplaces,
  type Sector,
  type BlogTag,
  type Department,
  type EmploymentType,
  type FaqTopic,
  type Workplace,
} from "./titles.ts";
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
