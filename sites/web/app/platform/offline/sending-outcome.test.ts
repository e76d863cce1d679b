import { expect, test } from "vitest";
import type { FormAnswer } from "../http/form-answer.ts";
import { outcomeOfAnswer } from "./sending-outcome.ts";

const answer = (ok: boolean, status?: number): FormAnswer => ({
  form: "contact",
  state: { outcome: { ok, message: "" } },
  ...(status === undefined ? {} : { detail: { status } }),
});

test.each([
  ["taken", 200, answer(true), "sent"],
  ["taken, and leads on", 200, { redirect: "/tr", reload: false }, "sent"],
  ["refused for what stands in it", 200, answer(false), "refused"],
  ["refused by the API", 200, answer(false, 400), "refused"],
  ["too many at a time", 200, answer(false, 429), "waits"],
  ["an API that is out of order", 200, answer(false, 503), "waits"],
  ["a session that has ended", 200, { redirect: "/login", reload: false, refused: "Sign in" }, "waits"],
  ["the page of a hotel's network", 200, null, "waits"],
  ["a redirect to that page", 302, null, "waits"],
  ["a server that is out of order", 502, null, "waits"],
  ["a form that is not there any more", 404, null, "refused"],
] as const)("%s", (_name, status, said, outcome) => {
  expect(outcomeOfAnswer(status, said)).toBe(outcome);
});
