import { errorMessages } from "@preforma/domain/errors";
import { ApiError } from "@preforma/domain/http";
import { RouterContextProvider, type ActionFunctionArgs } from "react-router";
import { expect, test, vi } from "vitest";
import { siteContext } from "../http/site-context.ts";
import { visitorContext } from "../http/visitor.ts";
import type { FormAnswer } from "../http/form-answer.ts";
import { pageAction, type PageForm } from "./page-action.server.ts";

/** The result of a form that was posted with those fields. */
async function posted(form: PageForm, fields: Readonly<Record<string, string>> = {}) {
  const report = vi.fn<(failure: unknown, what: string) => void>();
  const context = new RouterContextProvider();
  const fetch = () => Promise.reject<Response>(new Error("Nothing is asked."));
  const publicOrigin = "http://localhost";
  context.set(siteContext, {
    fetch,
    version: () => 1,
    publicOrigin,
    consent: "open",
    prices: "gross",
    report,
  });
  context.set(visitorContext, { fetch, cookies: "", setCookies: [], formTargets: new Set<string>() });
  const url = new URL("http://localhost/ru/kontakt?form=one");
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  const args = { request, url, params: {}, context, pattern: "" } as unknown as ActionFunctionArgs;
  const came: unknown = await pageAction({ one: form })(args).catch((thrown: unknown) => thrown);
  return { came: came as { data: FormAnswer; init: { status: number } }, report };
}

test("F11: a fault of the site itself shows the message of any failure, is logged, and preserves the values", async () => {
  const fault = new Error("no such table");
  const { came, report } = await posted({ send: () => Promise.reject(fault) }, { message: "Привет" });
  expect(came.init.status).toBe(500);
  expect(came.data.state).toEqual({
    outcome: { ok: false, message: errorMessages.ru.DEFAULT, errors: [] },
    values: { message: "Привет" },
  });
  expect(report.mock.calls.map(([failure]) => failure)).toEqual([fault]);
});

test("F11: it shows the form's own message where there is one", async () => {
  const { came } = await posted({
    failures: { refused: "CONTACT_REFUSED" },
    send: () => Promise.reject(new TypeError("x is undefined")),
  });
  expect(came.data.state.outcome).toMatchObject({ message: errorMessages.ru.CONTACT_REFUSED });
});

test("a session that has ended meanwhile leads to sign-in", async () => {
  const { came, report } = await posted({
    send: () => Promise.reject(new ApiError("UNAUTHORISED", "over")),
  });
  expect(came).toBeInstanceOf(Response);
  expect((came as unknown as Response).headers.get("location")).toContain("error=SessionExpired");
  expect(report).not.toHaveBeenCalled();
});

test("F7: success shows the form's own message, not the API's", async () => {
  const { came } = await posted({
    sent: "CONTACT_SENT",
    send: () => Promise.resolve({ success: true, status: 201, data: null, message: "ok" }),
  });
  expect(came.data.state.outcome).toEqual({ ok: true, message: errorMessages.ru.CONTACT_SENT });
});
