import { cvTypes, maxCvBytes, requestFieldMessages } from "@preforma/domain/requests";
import { complaint, type Issue, type Texts } from "@preforma/domain/validation";
import type { FormSchema } from "../form/index.ts";

/** The error of a CV by its name and size; the server checks the content. */
export function cvProblem(file: Pick<File, "name" | "size">): Texts | null {
  const name = file.name.toLowerCase();
  if (!cvTypes.some((type) => type.startsWith(".") && name.endsWith(type)))
    return requestFieldMessages.cvType;
  return file.size > maxCvBytes ? requestFieldMessages.cvSize : null;
}

/** The schema of an application with its CV; reports all errors together. */
export async function applicationSchema(): Promise<FormSchema> {
  const { jobApplicationSchema } = await import("@preforma/domain/requests/schema");
  return {
    safeParse: (fields) => {
      const result = jobApplicationSchema.safeParse(fields);
      const { cv } = fields as { cv?: unknown };
      const problem = cv instanceof File ? cvProblem(cv) : null;
      if (problem === null) return result;
      const { error: message, params } = complaint(problem);
      const before: readonly Issue[] = result.success ? [] : result.error.issues;
      return {
        success: false as const,
        error: { issues: [...before, { code: "custom", input: cv, path: ["cv"], message, params }] },
      };
    },
  };
}
