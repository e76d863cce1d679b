import { describe, expect, it } from "vitest";
import { locales } from "@preforma/domain/locales";
import { openBackend, ownBackend } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";

const news = (url: string) => ({
  key: "fair",
  facts: { cover: { url, width: 1200, height: 630 } },
  texts: { tr: { title: "Fuar" } },
});
const reference = (url: string) => ({
  key: "ege",
  facts: {
    name: "Ege",
    sector: "cosmetics",
    logo: { url, width: 200, height: 80 },
    website: "https://ege.example",
  },
  texts: { tr: { title: "Ege" } },
});
const manager = (url: string) => ({
  key: "ada",
  facts: { name: "Ada Yılmaz", portrait: { url, width: 400, height: 400 } },
  texts: { tr: { title: "Müdür" } },
});

describe.each(mainStoreKinds)("pictures in content on $name", ({ create }) => {
  const own = openBackend(create, { mediaHosts: ["cdn.example.com", "media.example.com:8443"] });
  const staff = own.sharedCustomer({ role: "staff" });

  const write = (method: string, path: string, body: unknown, language = "en") =>
    own.send(method, `admin/content/${path}?languageCode=${language}`, body, staff.headers);

  it.each([
    ["news", news, "facts.cover.url"],
    ["references", reference, "facts.logo.url"],
    ["managers", manager, "facts.portrait.url"],
  ] as const)("of %s must lie where pages show them from", async (kind, entry, field) => {
    for (const url of [
      "https://elsewhere.example.com/a.jpg",
      "https://cdn.example.com:8443/a.jpg",
      "https://cdn.example.com@elsewhere.example.com/a.jpg",
      "https://cdn.example.com.elsewhere.example.com/a.jpg",
      "https://:::/a.jpg",
    ]) {
      const refused = await write("POST", kind, entry(url));
      expect(refused.status, url).toBe(400);
      expect(refused.body.data).toEqual({
        errors: [{ field, message: expect.stringContaining(": cdn.example.com, media.example.com:8443.") }],
      });
    }
    const added = await write("POST", kind, entry("https://CDN.example.com/a.jpg"));
    expect(added.status, added.text).toBe(201);
    const path = `${kind}/${(added.body.data as { id: number }).id}`;
    for (const url of [
      "https://media.example.com:8443/a.jpg",
      "https://cdn.example.com:443/a.jpg",
      "/media/a.jpg",
    ])
      expect((await write("PUT", path, entry(url))).status, url).toBe(200);
    expect((await write("PUT", path, entry("https://elsewhere.example.com/a.jpg"))).status).toBe(400);
  });

  it.each(locales)("are refused with a message in %s", async (locale) => {
    const { body } = await write("POST", "news", news("https://elsewhere.example.com/a.jpg"), locale);
    const [error] = (body.data as { errors: { message: string }[] }).errors;
    expect(error?.message).toContain("cdn.example.com, media.example.com:8443");
    expect(error?.message).not.toContain("{");
  });

  it.each(locales)("inside a text must be on the site itself, with a message in %s", async (locale) => {
    const within = (src: string) => ({
      ...news("/media/a.jpg"),
      key: `within-${locale}`,
      texts: { tr: { title: `Metin ${locale}`, body: `<p>A <img src="${src}" alt="B"></p>` } },
    });
    for (const src of [
      "https://cdn.example.com/a.jpg",
      "//cdn.example.com/a.jpg",
      "data:image/gif;base64,R0",
      "",
    ]) {
      const { status, body } = await write("POST", "news", within(src), locale);
      expect(status, src).toBe(400);
      const { errors } = body.data as { errors: { field: string; message: string }[] };
      expect(errors).toEqual([{ field: "texts.tr.body", message: expect.stringMatching(/\/media\/…/) }]);
      expect(errors[0]?.message).toContain(src);
      expect(errors[0]?.message).not.toContain("{");
    }
    const added = await write("POST", "news", within("/media/b.jpg"), locale);
    expect(added.status, added.text).toBe(201);
  });

  it("must be on the site itself where no host is configured", async () => {
    const plain = await ownBackend(create);
    const { headers } = await plain.addCustomer({ role: "staff" });
    const entry = news("https://cdn.example.com/a.jpg");
    const { status, body } = await plain.send("POST", "admin/content/news", entry, headers);
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ errors: [{ message: expect.stringContaining("MEDIA_HOSTS") }] });
  });
});
