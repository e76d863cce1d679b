import { expect, test } from "vitest";
import { sendWith } from "./send-with.ts";

const texts = { sent: "sent", notSent: "not sent" };
const data = new FormData();

test.each([
  [{ ok: true }, { ok: true, message: "sent" }],
  [
    { ok: true, message: "Q-12" },
    { ok: true, message: "Q-12" },
  ],
  [
    { ok: false, message: "" },
    { ok: false, message: "not sent" },
  ],
  [
    { ok: false, message: "closed" },
    { ok: false, message: "closed" },
  ],
] as const)("%o is told as %o", async (answer, told) => {
  await expect(sendWith(() => Promise.resolve(answer), texts)?.(data, "key")).resolves.toEqual(told);
});

test("a form that waits for a connection is not reported as sent", async () => {
  const waits = { ok: true, waiting: true } as const;
  const seen: unknown[] = [];
  const send = sendWith((...args) => {
    seen.push(args);
    return Promise.resolve(waits);
  }, texts);
  await expect(send?.(data, "key", "draft")).resolves.toEqual(waits);
  expect(seen).toEqual([[data, "key", "draft"]]);
});

test("F10: the outcome of a waiting form is reported with the form's own messages", async () => {
  for (const [came, told] of [
    [{ ok: true }, { ok: true, message: "sent" }],
    [
      { ok: false, message: "" },
      { ok: false, message: "not sent" },
    ],
    [null, null],
  ] as const) {
    const send = sendWith(
      () => Promise.resolve({ ok: true, waiting: true, settled: Promise.resolve(came) }),
      texts,
    );
    const outcome = await send?.(data, "key");
    expect(outcome?.ok === true && (await outcome.settled)).toEqual(told);
  }
});

test("a lost connection is reported as a failure", async () => {
  await expect(
    sendWith(() => Promise.reject(new TypeError("Failed to fetch")), texts)?.(data, "key"),
  ).resolves.toEqual({ ok: false, message: "not sent" });
});

test("an invalid answer is reported as unexpected, if there is a message for that", async () => {
  const send = () => Promise.reject(new SyntaxError("Unexpected token"));
  await expect(sendWith(send, texts)?.(data, "key")).resolves.toEqual({ ok: false, message: "not sent" });
  await expect(sendWith(send, { ...texts, unexpected: "unexpected" })?.(data, "key")).resolves.toEqual({
    ok: false,
    message: "unexpected",
  });
});

test("a timeout is left for the form to report", async () => {
  const late = new DOMException("No answer", "TimeoutError");
  await expect(sendWith(() => Promise.reject(late), texts)?.(data, "key")).rejects.toBe(late);
});

test("without `send`, the browser submits the form", () => {
  expect(sendWith(undefined, texts)).toBeUndefined();
});
