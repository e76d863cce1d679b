import { maxCvBytes, requestFieldMessages } from "@preforma/domain/requests";
import { fieldErrors } from "@preforma/domain/validation";
import { describe, expect, test } from "vitest";
import { applicationSchema, cvProblem } from "./cv.logic.ts";

const { cvType, cvSize } = requestFieldMessages;

test.each([
  ["ozgecmis.pdf", 1, null],
  ["ÖZGEÇMİŞ.PDF", maxCvBytes, null],
  ["cv.docx", 12_000, null],
  ["cv.doc", 12_000, cvType],
  ["cv.pdf.exe", 12_000, cvType],
  ["pdf", 12_000, cvType],
  ["cv.pdf", maxCvBytes + 1, cvSize],
])("%s of %i bytes", (name, size, problem) => {
  expect(cvProblem({ name, size })).toBe(problem);
});

describe("an application", () => {
  const whole = {
    position: "",
    firstName: "Ayşe",
    lastName: "Yılmaz",
    email: "ayse@example.com",
    phone: "",
    educationLevel: "bachelor",
    workExperience: "2_to_5_years",
    coverLetter: "28/410",
  };
  const complaintsOf = async (fields: object) => {
    const result = (await applicationSchema()).safeParse(fields);
    return result.success ? [] : fieldErrors(result.error.issues, "en").map(({ field }) => field);
  };

  test("needs no CV", async () => {
    await expect(complaintsOf(whole)).resolves.toEqual([]);
    await expect(complaintsOf({ ...whole, cv: new File(["%PDF-"], "cv.pdf") })).resolves.toEqual([]);
  });

  test("reports errors of fields and CV together", async () => {
    const cv = new File(["x"], "photo.heic");
    await expect(complaintsOf({ ...whole, cv })).resolves.toEqual(["cv"]);
    await expect(complaintsOf({ ...whole, coverLetter: " ", cv })).resolves.toEqual(["coverLetter", "cv"]);
  });
});
