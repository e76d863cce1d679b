import { maxFormFields } from "@preforma/domain/limits";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { limitBody } from "./limit-body.ts";
import type { Client } from "./client.ts";

const app = new Hono<{ Bindings: Client }>();
app.post(
  "*",
  limitBody(() => Promise.resolve(new Response("refused", { status: 413 }))),
);
app.post("*", async (c) => c.text(String([...(await c.req.raw.formData())].length)));

async function post(body: FormData | URLSearchParams | string, headers: Record<string, string> = {}) {
  const answer = await app.request("/iletisim?form=contact", { method: "POST", body, headers });
  return [answer.status, await answer.text()];
}

function fill<Form extends FormData | URLSearchParams>(form: Form, fields: number): Form {
  for (let index = 0; index < fields; index += 1) form.append(`f${index}`, "");
  return form;
}

describe("a form that is posted to a page", () => {
  it("S2: is refused with more fields than any form has, and read with fewer", async () => {
    expect(await post(fill(new FormData(), 20_000))).toEqual([413, "refused"]);
    for (const form of [FormData, URLSearchParams]) {
      expect(await post(fill(new form(), maxFormFields + 1))).toEqual([413, "refused"]);
      expect(await post(fill(new form(), maxFormFields))).toEqual([200, String(maxFormFields)]);
    }
  });

  it("S1: is refused with a file name of 100,000 dots", async () => {
    const form = new FormData();
    form.append("cv", new File(["x"], ".".repeat(100_000)));
    expect(await post(form)).toEqual([413, "refused"]);
  });

  it("is refused when it is too large", async () => {
    expect(await post(new URLSearchParams({ message: "a".repeat(70_000) }))).toEqual([413, "refused"]);
    const form = new FormData();
    form.append("cv", new File([new Uint8Array(7 * 1024 * 1024)], "cv.pdf"));
    expect(await post(form)).toEqual([413, "refused"]);
  });

  it("is a form", async () => {
    expect((await post("{}", { "content-type": "application/json" }))[0]).toBe(415);
  });
});
