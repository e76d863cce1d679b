import { z } from "@hono/zod-openapi";
import {
  articleDetailSchema,
  articleListSchema,
  articleSummarySchema,
  bankAccountSchema,
  campaignSchema,
  certificateSchema,
  companyPageSchema,
  faqTopicSchema,
  legalDocumentSchema,
  managerSchema,
  openPositionSchema,
  referenceSchema,
} from "@preforma/domain/content/schema";

// A schema created before the OpenAPI library was loaded lacks its method, so the schemas are cloned.

/** The contract's content schemas under their names in the OpenAPI document. */
export const ArticleSummary = articleSummarySchema.clone().openapi("ArticleSummary");
export const ArticleList = articleListSchema
  .extend({ items: z.array(ArticleSummary) })
  .openapi("ArticleList");
export const ArticleDetail = articleDetailSchema
  .extend({ related: z.array(ArticleSummary) })
  .openapi("ArticleDetail");
export const LegalDocument = legalDocumentSchema.clone().openapi("LegalDocument");
export const FaqTopic = faqTopicSchema.clone().openapi("FaqTopic");
export const Campaign = campaignSchema.clone().openapi("Campaign");
export const BankAccount = bankAccountSchema.clone().openapi("BankAccount");
export const Reference = referenceSchema.clone().openapi("Reference");
export const Manager = managerSchema.clone().openapi("Manager");
export const Certificate = certificateSchema.clone().openapi("Certificate");
export const CompanyPage = companyPageSchema.clone().openapi("CompanyPage");
export const OpenPosition = openPositionSchema.clone().openapi("OpenPosition");
