import { errorMessages } from "@preforma/domain/errors";
import { createSafeClient, type SafeAnswer } from "@preforma/domain/http";
import { expect, test } from "vitest";
import { failureSentence, type FormFailures } from "./failure-sentence.ts";

const texts = errorMessages.tr;
const contact: FormFailures = { refused: "CONTACT_REFUSED", unanswered: "CONTACT_NOT_SENT" };
const review: FormFailures = { refused: "REVIEW_NOT_SENT", title: "FAILURE_TITLE" };

/** How the main client represents a response. */
async function failed(answer: () => Promise<Response>, timeoutMs = 1000) {
  const client = createSafeClient({ locale: "tr", fetch: answer, timeoutMs });
  return (await client.post("x", {})) as Extract<SafeAnswer<unknown>, { success: false }>;
}
const answering = (status: number, message?: string) => () =>
  Promise.resolve(Response.json({ success: false, status, data: null, message }, { status }));
const unreachable = () => Promise.reject<Response>(new TypeError("fetch failed"));
const silent = () => new Promise<Response>(() => {});

test.each([
  ["the server's own words", answering(409, "Bu ilan kapandı."), contact, "Bu ilan kapandı."],
  ["an answer without words", answering(500), contact, texts.CONTACT_REFUSED],
  ["an answer with the general message", answering(500, texts.DEFAULT), contact, texts.CONTACT_REFUSED],
  ["no answer", unreachable, contact, texts.CONTACT_NOT_SENT],
  ["no answer, where one sentence serves both", unreachable, review, "Hata! " + texts.REVIEW_NOT_SENT],
  ["an answer without words, with a title", answering(503), review, "Hata! " + texts.REVIEW_NOT_SENT],
  ["no answer, of a form without a sentence", unreachable, undefined, texts.NETWORK_ERROR],
  ["an answer without words, of a form without a sentence", answering(500), undefined, texts.DEFAULT],
])("%s", async (_what, answer, failures, sentence) => {
  expect(failureSentence(await failed(answer), failures, "tr")).toBe(sentence);
});

test("every form reports a timeout", async () => {
  for (const failures of [contact, review, undefined])
    expect(failureSentence(await failed(silent, 1), failures, "tr")).toBe(texts.TIMEOUT);
});
