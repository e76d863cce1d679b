import { describe, expect, it } from "vitest";
import { answerOutage, watchApi } from "./outage.ts";

const answering = (status: number) => watchApi(() => Promise.resolve(new Response(null, { status })));
const failed = (): Response =>
  new Response("page", { status: 500, headers: { "content-type": "text/html" } });

describe("a page that could not be made", () => {
  it.each([502, 503, 504])("R5: sends the time to retry where the API answered %d", async (status) => {
    const api = answering(status);
    await api.fetch(new Request("http://site.test/api/v1/products/1"), {});
    expect(api.wasOut()).toBe(true);
    const response = answerOutage(failed(), api);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("content-type")).toBe("text/html");
    expect(await response.text()).toBe("page");
  });

  it.each([200, 404, 500])("R5: stays a fault of ours where the API answered %d", async (status) => {
    const api = answering(status);
    await api.fetch(new Request("http://site.test/api/v1/products/1"), {});
    expect(answerOutage(failed(), api).status).toBe(500);
  });

  it("R5: sends the time to retry with a form that could not be stored", async () => {
    const api = answering(503);
    await api.fetch(new Request("http://site.test/api/v1/contact"), {});
    expect(answerOutage(new Response("form", { status: 503 }), api).headers.get("retry-after")).toBe("10");
  });

  it("R5: leaves a page alone that came about without what was missing", async () => {
    const api = answering(503);
    await api.fetch(new Request("http://site.test/api/v1/comments"), {});
    expect(answerOutage(new Response("page"), api).status).toBe(200);
    expect(api.wasOut()).toBe(true);
  });
});
