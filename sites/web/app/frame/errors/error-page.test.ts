import { expect, test } from "vitest";
import { kindOf } from "./error-page.tsx";

/** React Router's representation of a thrown `data(null, { status })`. */
const thrown = (status: number) => ({ status, statusText: "", internal: false, data: null });

test.each([
  [403, "refused"],
  [404, "not-found"],
  [410, "gone"],
  [413, "too-large"],
  [500, "failed"],
])("V1: an answer of status %i shows the page for it", (status, kind) =>
  expect(kindOf(thrown(status))).toBe(kind),
);

test("what is no answer is a failure", () => expect(kindOf(new Error("broken"))).toBe("failed"));
