import { describe, expect, it } from "vitest";
import { demoContent } from "../demo/content.ts";
import { ask, smallRange, testBackend } from "../testing/backend.ts";
import { openBackend, ownStore } from "../testing/open-backend.ts";
import { openedStore, mainStoreKinds } from "../testing/stores.ts";

interface Entry {
  id: number;
  key: string;
  translations: { language_code: string; title: string; slug: string; [more: string]: unknown }[];
  [more: string]: unknown;
}

const articleOf = (key: string, over: Record<string, unknown> = {}) => ({
  key,
  facts: { cover: { shape_id: "bottle", colour: "amber", closure_colour: "black" } },
  texts: {
    tr: { title: `Haber ${key}`, summary: "Özet", body: "<p>Metin</p>" },
    en: { title: `News ${key}`, summary: "Summary", body: "<p>Text</p>" },
  },
  ...over,
});

describe.each(mainStoreKinds)("content on $name", ({ create }) => {
  const own = openBackend(create, {
    seed: {
      name: "demo",
      read: () => Promise.resolve(smallRange),
      content: () => demoContent(Date.now()),
    },
  });
  const staff = own.sharedCustomer({ role: "staff" });

  const write = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = staff.headers,
  ) => own.send(method, `admin/content/${path}`, body, headers);
  const list = async (path: string): Promise<Entry[]> => {
    const { status, body } = await own.ask(`/api/v1/${path}`);
    expect(status).toBe(200);
    return body.data as Entry[];
  };
  const articles = async (query = "") => {
    const { body } = await own.ask(`/api/v1/news${query}`);
    return body.data as { items: Entry[]; meta: Record<string, unknown>; tags: unknown[] };
  };
  const keys = async (): Promise<string[]> => (await articles()).items.map(({ key }) => key);
  /** Polls until the answer is as expected; fails after four seconds. */
  const eventually = (check: () => Promise<void>) =>
    expect
      .poll(
        async () =>
          check().then(
            () => true,
            () => false,
          ),
        { interval: 20 },
      )
      .toBe(true);

  it.each([
    "legal-documents",
    "bank-accounts",
    "references",
    "managers",
    "certificates",
    "open-positions",
    "campaigns",
  ])("returns %s in the requested language, else in all", async (kind) => {
    const all = await list(kind);
    expect(all.length).toBeGreaterThan(0);
    expect(all.every(({ translations }) => translations.length === 6)).toBe(true);
    const arabic = await list(`${kind}?languageCode=ar`);
    expect(arabic.map(({ translations }) => translations.map((text) => text.language_code))).toEqual(
      all.map(() => ["ar"]),
    );
  });

  it("returns a company page by its key, without the notes of staff", async () => {
    const { status, body, text } = await own.ask("/api/v1/company-pages/production?languageCode=ar");
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ key: "production", translations: [{ language_code: "ar" }] });
    expect(text).not.toContain("staff_note");
    expect((await own.ask("/api/v1/company-pages/nobody-wrote-it")).status).toBe(404);
  });

  it("V27: gives Arabic texts the English slug, which can be read", async () => {
    const { body } = await own.ask("/api/v1/news?languageCode=ar");
    const { items } = body.data as {
      items: { seo_translations: { language_code: string; slug: string }[] }[];
    };
    expect(items.length).toBeGreaterThan(0);
    for (const { seo_translations } of items) {
      const slugIn = (locale: string) => seo_translations.find((row) => row.language_code === locale)?.slug;
      expect(slugIn("ar")).toBe(slugIn("en"));
    }
  });

  it("returns the fragment of each legal text, and its body as the description", async () => {
    const [policy] = (await list("legal-documents?languageCode=tr")).filter(
      ({ key }) => key === "cookie-policy",
    );
    expect(policy?.translations[0]).toMatchObject({ slug: "cerez-politikasi", title: "Çerez politikası" });
    expect(policy?.translations[0]?.["description"]).toContain("<h2>");
  });

  it("groups questions by topic with text to search in", async () => {
    const { body } = await own.ask("/api/v1/faqs?languageCode=tr");
    const topics = body.data as { key: string; title: string; questions: Entry[] }[];
    const samples = topics.find(({ key }) => key === "samples");
    expect(samples?.title).toBe("Numune");
    // Folded, without markup, including words that are not shown.
    expect(samples?.questions[0]?.translations[0]?.["search_text"]).toMatch(/^numune nasil isterim.* ornek/);
  });

  it("paginates articles, with tags, reading time and related ones", async () => {
    const { body } = await own.ask("/api/v1/blog?languageCode=en&limit=1");
    const blog = body.data as {
      items: (Entry & { tags: unknown[]; cover: { url: string } })[];
      meta: { totalItems: number };
      tags: { key: string; count: number }[];
    };
    expect(blog.items).toHaveLength(1);
    expect(blog.meta).toMatchObject({ page: 1, limit: 1, hasPreviousPage: false });
    expect(blog.tags.every(({ count }) => count > 0)).toBe(true);
    expect(blog.items[0]?.translations[0]?.["reading_minutes"]).toBeGreaterThan(0);
    expect(blog.items[0]?.translations[0]?.["body"]).toBeUndefined();
    const detail = await own.ask(`/api/v1/blog/${blog.items[0]?.id}?languageCode=de`);
    expect(detail.body.data).toMatchObject({ translations: [{ language_code: "de" }] });
    expect((detail.body.data as { seo_translations: unknown[] }).seo_translations).toHaveLength(6);
    const wrong = await own.ask("/api/v1/blog?tag=gardening");
    expect(wrong.status).toBe(400);
  });

  it("draws logos and certificates at immutable URLs", async () => {
    const [certificate] = await list("certificates?languageCode=en");
    const { preview, document } = certificate as unknown as {
      preview: { url: string };
      document: { url: string; media_type: string };
    };
    const svg = await own.ask(preview.url);
    expect(svg.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
    expect(svg.headers.get("Cache-Control")).toContain("immutable");
    expect(svg.text).toContain("ISO 9001:2015");
    const pdf = await own.ask(document.url);
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
    expect(pdf.text.startsWith("%PDF-1.7")).toBe(true);
    const old = await own.ask(preview.url.replace(/\.[0-9a-f]{8}\./, ".00000000."));
    expect([old.status, old.headers.get("Location")]).toEqual([302, preview.url]);
    expect((await own.ask("/media/content/certificates/999999.00000000.svg")).status).toBe(404);
    expect((await own.ask("/media/content/secrets/1.00000000.svg")).status).toBe(404);
  });

  it("lets staff add, change, hide and remove an entry, and records who did it", async () => {
    const added = await write("POST", "news", articleOf("launch"));
    expect(added.status).toBe(201);
    const { id } = added.body.data as { id: number };
    await eventually(async () => expect(await keys()).toContain("launch"));
    const found = (await articles("?languageCode=en")).items.find(({ key }) => key === "launch");
    expect(found?.translations[0]).toMatchObject({ title: "News launch", slug: "news-launch" });

    const changed = await write("PUT", `news/${id}`, articleOf("launch", { is_active: false }));
    expect(changed.status).toBe(200);
    await eventually(async () => expect(await keys()).not.toContain("launch"));
    expect((await own.ask(`/api/v1/news/${id}`)).status).toBe(404);
    const kept = await write("GET", `news/${id}`);
    expect(kept.body.data).toMatchObject({ record: { key: "launch", is_active: false } });

    expect((await write("DELETE", `news/${id}`)).status).toBe(200);
    expect((await write("DELETE", `news/${id}`)).status).toBe(404);
    expect((await write("PUT", `news/${id}`, articleOf("launch"))).status).toBe(404);

    expect(await own.recordAbout(`news/${id}`)).toMatchObject([
      { action: "content.add", customer_id: staff.id },
      { action: "content.change", customer_id: staff.id },
      { action: "content.remove", customer_id: staff.id },
    ]);
  });

  it("names the invalid field, and a key or slug that is taken", async () => {
    const account = {
      key: "wrong-digits",
      facts: {
        bank: "B",
        branch: "C",
        holder: "D",
        iban: "TR00 9999 9000 0000 0001 0002 41",
        bic: "ORNKTRIS",
        currency: "TRY",
      },
      texts: { tr: { title: "Hesap" } },
    };
    const digits = await write("POST", "bank-accounts?languageCode=en", account);
    expect(digits.status).toBe(400);
    expect(digits.body.data).toMatchObject({
      errors: [{ field: "facts.iban", message: expect.stringContaining("check digits") as string }],
    });
    const wordless = await write("POST", "news", articleOf("wordless", { texts: {} }));
    expect(wordless.body.data).toMatchObject({ errors: [{ field: "texts" }] });
    const period = await write("POST", "campaigns", {
      ...articleOf("backwards"),
      facts: { valid_from: "2026-12-01T00:00:00Z", valid_to: "2026-11-01T00:00:00Z" },
    });
    expect(period.body.data).toMatchObject({ errors: [{ field: "facts.valid_to" }] });
    const published_at = "2026-12-05T09:00:00+03:00";
    const never = articleOf("never", { published_at, expires_at: "2026-12-05T06:00:00Z" });
    expect((await write("POST", "news?languageCode=en", never)).body.data).toEqual({
      errors: [{ field: "expires_at", message: "The end must come after the publication." }],
    });

    const first = await write("POST", "announcements", { ...articleOf("once"), facts: {} });
    expect(first.status).toBe(201);
    const key = await write("POST", "announcements", { ...articleOf("once"), facts: {} });
    expect([key.status, key.body.data]).toEqual([
      409,
      { errors: [{ field: "key", message: key.body.message }] },
    ]);
    const slug = await write("POST", "announcements", {
      ...articleOf("twice"),
      facts: {},
      texts: articleOf("once").texts,
    });
    expect([slug.status, slug.body.data]).toMatchObject([409, { errors: [{ field: "texts.tr.slug" }] }]);
  });

  it("accepts one of two concurrent additions with the same key", async () => {
    const both = await Promise.all([
      write("POST", "news", articleOf("at-once")),
      write("POST", "news", articleOf("at-once")),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const id = (both.find(({ status }) => status === 201)?.body.data as { id: number } | undefined)?.id ?? 0;
    expect(id).toBeGreaterThan(0);
    // For a missing entry, the answer mentions nothing else.
    expect((await write("PUT", `news/${id + 1000}`, articleOf("at-once"))).status).toBe(404);
  });

  it("accepts one of two concurrent additions with the same slug", async () => {
    for (let round = 0; round < 5; round++) {
      const { texts } = articleOf(`slug-at-once-${round}`);
      const keys = ["one", "other"].map((name) => `${name}-${round}`);
      const both = await Promise.all(keys.map((key) => write("POST", "news", { ...articleOf(key), texts })));
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    }
  });

  it("lets an entry be changed and removed at once", async () => {
    for (let round = 0; round < 10; round++) {
      const record = articleOf(`removed-at-once-${round}`);
      const { id } = (await write("POST", "news", record)).body.data as { id: number };
      const both = await Promise.all([write("PUT", `news/${id}`, record), write("DELETE", `news/${id}`)]);
      expect([200, 404]).toContain(both[0].status);
      expect(both[1].status).toBe(200);
    }
  });

  it("drops characters that no database accepts", async () => {
    const added = await write("POST", "news", {
      ...articleOf("controls"),
      texts: { tr: { title: "A\u0000B", summary: "C\u0000\u001bD", body: "<p>E\u0000</p>" } },
    });
    expect(added.status).toBe(201);
    const kept = await write("GET", `news/${(added.body.data as { id: number }).id}`);
    expect(kept.body.data).toMatchObject({
      record: { texts: { tr: { title: "A B", summary: "CD", body: "<p>E</p>" } } },
    });
  });

  it("stores no markup that could run", async () => {
    const added = await write("POST", "news", {
      ...articleOf("markup"),
      texts: { tr: { title: "<b>x</b>", body: '<h1>A</h1><script>alert(1)</script><p onclick="x()">B</p>' } },
    });
    const { id } = added.body.data as { id: number };
    const kept = await write("GET", `news/${id}`);
    expect(kept.body.data).toMatchObject({ record: { texts: { tr: { body: "<h2>A</h2><p>B</p>" } } } });
  });

  it("publishes and withdraws by the clock, without a restart", async () => {
    const soon = new Date(Date.now() + 1500).toISOString();
    // Long enough even on a busy machine.
    const later = new Date(Date.now() + 4500).toISOString();
    const added = await write(
      "POST",
      "news",
      articleOf("scheduled", { published_at: soon, expires_at: later }),
    );
    expect(added.status).toBe(201);
    let known = own.backend.version();
    own.backend.onChange((version) => (known = version));
    expect(await keys()).not.toContain("scheduled");
    await eventually(async () => expect(await keys()).toContain("scheduled"));
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(soon));
    expect(known).toBe(own.backend.version());
    const { version } = await own.backend.figures();
    await eventually(async () => expect(await keys()).not.toContain("scheduled"));
    expect(known).toBe(own.backend.version());
    // A process that starts from now on reports the same.
    expect((await own.backend.figures()).version).toBe(version);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(later));
  });

  it("shows running campaigns and positions that are still open", async () => {
    const campaign = (key: string, from: number, to: number) =>
      write("POST", "campaigns", {
        ...articleOf(key),
        facts: {
          valid_from: new Date(Date.now() + from).toISOString(),
          valid_to: new Date(Date.now() + to).toISOString(),
        },
      });
    await campaign("over", -9e6, -1000);
    await campaign("coming", 9e6, 9e7);
    const coming = async () => (await list("campaigns?state=upcoming")).map(({ key }) => key);
    await eventually(async () => expect(await coming()).toEqual(["coming"]));
    const running = (await list("campaigns")).map(({ key }) => key);
    expect(running).not.toContain("over");
    expect(running).not.toContain("coming");
    const all = await list("campaigns?state=all");
    const over = all.find(({ key }) => key === "over");
    expect(over?.["state"]).toBe("ended");
    expect((await own.ask(`/api/v1/campaigns/${over?.id}`)).status).toBe(200);

    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const closed = await write("POST", "open-positions", {
      ...articleOf("closed"),
      facts: {
        department: "sales",
        location: "headquarters",
        employment_type: "full_time",
        closing_date: yesterday,
      },
    });
    expect(closed.status).toBe(201);
    expect((await list("open-positions")).map(({ key }) => key)).not.toContain("closed");
  });

  it("answers 404 for an id of another kind", async () => {
    const [account] = await list("bank-accounts");
    expect((await own.ask(`/api/v1/news/${account?.id}`)).status).toBe(404);
    expect((await write("DELETE", `news/${account?.id}`)).status).toBe(404);
  });
});

describe.each(mainStoreKinds)("demonstration content on $name", ({ create }) => {
  it("is written once, even to a database that was seeded before, and never to a shop with its own products", async () => {
    const store = await ownStore(create);
    const accounts = async (name: string) => {
      const backend = await testBackend(store, {
        seed: {
          name,
          read: () => Promise.resolve(smallRange),
          content: () => demoContent(Date.now()),
        },
      });
      const { body } = await ask(backend, "/api/v1/bank-accounts");
      const count = (body.data as unknown[]).length;
      const [first] = body.data as { id: number }[];
      const { db } = await openedStore(store);
      if (first) await db.deleteFrom("content_entries").where("id", "=", first.id).execute();
      await backend.close();
      return count;
    };
    const before = await testBackend(store, {
      seed: { name: "demo", read: () => Promise.resolve(smallRange) },
    });
    await before.close();
    const total = await accounts("demo");
    expect(total).toBeGreaterThan(1);
    // Entries that staff removed stay removed.
    expect(await accounts("demo")).toBe(total - 1);
    await (await openedStore(store)).db.deleteFrom("content_entries").execute();
    // Products exist already, so this seed never starts, nor does its content.
    expect(await accounts("another")).toBe(0);
  });
});
