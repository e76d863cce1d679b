import { cvTypes, maxCvBytes, requestFieldMessages } from "@preforma/domain/requests";
import { complaint, type Issue, type Texts } from "@preforma/domain/validation";
import type { FormSchema } from "../form/index.ts";

/** What is wrong with a CV as far as its name and size tell; the server looks into the file itself. */
export function cvProblem(file: Pick<File, "name" | "size">): Texts | null {
  const name = file.name.toLowerCase();
  if (!cvTypes.some((type) => type.startsWith(".") && name.endsWith(type)))
    return requestFieldMessages.cvType;
  return file.size > maxCvBytes ? requestFieldMessages.cvSize : null;
}

/** The rule of an application with the CV that comes beside its fields, all complaints at once. */
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
