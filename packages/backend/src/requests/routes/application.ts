import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { requestFieldMessages } from "@preforma/domain/requests";
import { jobApplicationSchema } from "@preforma/domain/requests/schema";
import { fieldErrors } from "@preforma/domain/validation";
import {
  apiRoutes,
  type AppEnvironment,
  languageOf,
  limitRequests,
  refuse,
  refuseFieldWith,
  visitorRoute,
} from "../../http/index.ts";
import type { CatalogueServices } from "../../catalogue/services.ts";
import { applicationContent } from "../arrival.ts";
import requestExamples from "../examples.json" with { type: "json" };
import { checkCv } from "../uploads.ts";
import { formRoute, repeatable, store } from "./form.ts";

const cvField = z
  .custom<File | "">((value) => value instanceof File || value === "", {
    params: { texts: requestFieldMessages.cvType },
  })
  .optional()
  .openapi({ type: "string", format: "binary", description: "PDF or DOCX, at most 5 MB." });

/** `POST /job-applications`, as JSON or, with a CV, as form data. */
export function applicationRoutes(services: CatalogueServices): OpenAPIHono<AppEnvironment> {
  const asJson = jobApplicationSchema
    .clone()
    .openapi("JobApplication", { example: requestExamples.jobApplication });
  const asForm = jobApplicationSchema.clone().extend({ cv: cvField }).openapi("JobApplicationWithCv");
  const route = visitorRoute({
    ...formRoute,
    path: "/job-applications",
    summary: "Apply for a job",
    description: `As JSON, or as \`multipart/form-data\` with a CV in the file \`cv\`: PDF or DOCX of at most 5 MB, judged by its content. ${repeatable}`,
    limit: limitRequests(services.limits.uploads),
    // Not `required`: then every body would have to match both schemas.
    body: {
      content: { "application/json": { schema: asJson }, "multipart/form-data": { schema: asForm } },
    },
  });
  return apiRoutes<AppEnvironment>().openapi(route, async (context) => {
    const isForm = /^multipart\/form-data/i.test(context.req.header("Content-Type") ?? "");
    const body = isForm ? context.req.valid("form") : context.req.valid("json");
    // A call without a body arrives unvalidated.
    if (body.firstName === undefined) {
      const issues = jobApplicationSchema.safeParse({}).error?.issues ?? [];
      return refuse(context, 400, "invalid", {}, fieldErrors(issues, languageOf(context)));
    }
    const { cv: file, ...input }: typeof body & { cv?: File | "" } = body;
    const cv = file instanceof File ? await checkCv(file) : null;
    if (cv && "complaint" in cv) return refuseFieldWith(context, 400, "cv", cv.complaint);
    return store(services, context, applicationContent(input, languageOf(context)), {
      headerKey: context.req.valid("header")["idempotency-key"],
      bodyKey: body.request_key,
      cv,
    });
  });
}
