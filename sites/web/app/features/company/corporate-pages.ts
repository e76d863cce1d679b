import type { PlainRouteName } from "@preforma/domain/routes";

/** Pages of the company that are read together. */
export const corporatePages = [
  "about",
  "production",
  "quality",
  "sustainability",
  "qualityCertificates",
  "managers",
  "humanResources",
] as const satisfies readonly PlainRouteName[];
