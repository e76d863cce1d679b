import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CommanderError } from "@commander-js/extra-typings";
import { RefusedError } from "../errors/index.ts";
import { openStore } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { mediaHost as host, printedBy } from "../testing/staff-command.ts";
import { contentCommand } from "./commands/content.ts";

describe.each(mainStoreKinds)("pnpm staff content on $name", ({ create }) => {
  const own = openStore(create);

  const run = (...words: string[]) => printedBy(contentCommand, own.db, words);
  async function file(name: string, body: unknown): Promise<string> {
    const path = join(own.store.dataDir, name);
    await writeFile(path, typeof body === "string" ? body : JSON.stringify(body));
    return path;
  }
  const notice = (key: string, over: Record<string, unknown> = {}) => ({
    key,
    texts: { tr: { title: `Duyuru ${key}` }, en: { title: `Notice ${key}` } },
    ...over,
  });

  test("accepts pictures of allowed hosts, and names those hosts", async () => {
    const withPicture = (url: string) =>
      notice("fair", { facts: { cover: { url, width: 1200, height: 630 } } });
    const foreign = await file("foreign.json", withPicture("https://elsewhere.example.com/a.jpg"));
    await expect(run("put", "announcements", foreign)).rejects.toThrow(
      /facts\.cover\.url: .*: cdn\.example\.com\./,
    );
    expect(await run("list", "announcements")).toBe("There is nothing.\n");
    await run("put", "announcements", await file("own.json", withPicture(`https://${host}/a.jpg`)));
    await run("remove", "announcements", "fair");
    await own.db.deleteFrom("audit_log").execute();
  });

  test("explains the form of a key in a sentence with one full stop", async () => {
    await expect(run("put", "announcements", await file("key.json", notice("Two Words")))).rejects.toThrow(
      /key: Must be small letters and digits, with hyphens in between: price-list-2027\.$/m,
    );
  });

  test("writes entries from a file, lists, prints and removes them", async () => {
    expect(await run("list", "announcements")).toBe("There is nothing.\n");
    const path = await file("two.json", [
      notice("one"),
      notice("two", { is_active: false, published_at: "2026-11-22T06:00:00Z" }),
    ]);
    expect(await run("put", "announcements", path)).toBe(
      "announcements/one has been written.\nannouncements/two has been written.\n",
    );
    expect(await run("list")).toBe("announcements/one  shown  tr en\nannouncements/two  hidden  tr en\n");

    // The printed entry can be written back.
    const shown = JSON.parse(await run("show", "announcements", "one")) as Record<string, unknown>;
    expect(shown).toMatchObject({ key: "one", texts: { en: { slug: "notice-one" } } });
    await run(
      "put",
      "announcements",
      await file("one.json", { ...shown, published_at: "2999-01-01T00:00:00Z" }),
    );
    expect(await run("list", "announcements")).toContain("announcements/one  from 2999-01-01T00:00:00.000Z");

    expect(await run("remove", "announcements", "one")).toBe("announcements/one has been removed.\n");
    await expect(run("show", "announcements", "one")).rejects.toThrow(RefusedError);
    await expect(run("remove", "announcements", "one")).rejects.toThrow(RefusedError);
    const audit = await own.recordOf("%");
    expect(audit.map(({ action }) => action)).toEqual([
      "content.add",
      "content.add",
      "content.change",
      "content.remove",
    ]);
  });

  test("reads a folder in the order of its entries, with dates relative to today", async () => {
    const folder = join(own.store.dataDir, "campaigns");
    await mkdir(folder);
    await expect(run("put", "campaigns", folder)).rejects.toThrow("campaigns holds no entry");
    const campaign = (key: string, sort_order: number, valid_to: string) =>
      file(`campaigns/${key}.json`, {
        ...notice(key),
        sort_order,
        facts: { valid_from: "today-1dT00:00:00+03:00", valid_to },
      });
    await campaign("a", 20, "today+1yT00:00:00Z");
    await campaign("b", 10, "todayT23:59:59Z");
    expect(await run("put", "campaigns", folder)).toBe(
      "campaigns/b has been written.\ncampaigns/a has been written.\n",
    );
    const day = (from: Date): string => from.toISOString().slice(0, 10);
    const now = new Date();
    const shown = JSON.parse(await run("show", "campaigns", "b")) as { facts: Record<string, string> };
    expect(shown.facts["valid_to"]?.slice(0, 10)).toBe(day(now));
    now.setUTCFullYear(now.getUTCFullYear() + 1);
    const inAYear = JSON.parse(await run("show", "campaigns", "a")) as { facts: Record<string, string> };
    expect(inAYear.facts["valid_to"]?.slice(0, 10)).toBe(day(now));
    await campaign("c", 30, "tomorrow");
    await expect(run("put", "campaigns", folder)).rejects.toThrow(/c\.json.*facts\.valid_to/s);
    for (const key of ["a", "b"]) await run("remove", "campaigns", key);
    await own.db.deleteFrom("audit_log").execute();
  });

  test("writes nothing from a file with an invalid entry, and names it with the reason", async () => {
    const wrong = await file("wrong.json", [notice("fine"), notice("fine too"), notice("other")]);
    await expect(run("put", "announcements", wrong)).rejects.toThrow(
      /Entry 2 .*nothing was written.\n {2}key: Must be small letters and digits/,
    );
    const twice = await file("twice.json", [
      notice("first"),
      notice("second", { texts: notice("first").texts }),
    ]);
    await expect(run("put", "announcements", twice)).rejects.toThrow(/texts\.tr\.slug.*Nothing was written/);
    await expect(run("put", "announcements", await file("broken.json", "{"))).rejects.toThrow(
      /cannot be read as JSON/,
    );
    expect(await run("list", "announcements")).not.toMatch(/fine|first/);
  });

  test("refuses unknown fields, which would be lost", async () => {
    const hidden = await file("hidden.json", notice("draft", { is_actve: false }));
    await expect(run("put", "announcements", hidden)).rejects.toThrow(
      /nothing was written.\n.*Unknown field: is_actve/,
    );
    const text = { tr: { title: "Taslak", sumary: "Kısa" } };
    await expect(
      run("put", "announcements", await file("text.json", notice("draft", { texts: text }))),
    ).rejects.toThrow(/texts\.tr: Unknown field: sumary/);
    expect(await run("list", "announcements")).not.toContain("draft");
  });

  test("refuses two entries with one key, as one would be lost", async () => {
    const list = await file("list.json", [notice("same"), notice("same", { texts: { tr: { title: "B" } } })]);
    await expect(run("put", "announcements", list)).rejects.toThrow(
      /list\.json has two entries with the key same; nothing was written/,
    );
    expect(await run("list", "announcements")).not.toContain("same");
  });

  test("reads files as editors save them, and refuses letters that cannot be read", async () => {
    const written = JSON.stringify(notice("saved", { texts: { tr: { title: "Şişe ödülü" } } }));
    const path = await file("saved.json", "");
    for (const bytes of [
      Buffer.from(`\ufeff${written}`),
      Buffer.from(`\ufeff${written}`, "utf16le"),
      Buffer.from(`\ufeff${written}`, "utf16le").swap16(),
    ]) {
      await writeFile(path, bytes);
      await run("put", "announcements", path);
      expect(await run("show", "announcements", "saved")).toContain('"title": "Şişe ödülü"');
      await run("remove", "announcements", "saved");
    }
    // Windows-1254: ö and ü have the same bytes as in Latin-1.
    await writeFile(path, Buffer.from(written.replaceAll(/[Şş]/g, "s"), "latin1"));
    await expect(run("put", "announcements", path)).rejects.toThrow(/saved\.json .*Save it again .* UTF-8/);
    expect(await run("list", "announcements")).not.toContain("saved");
  });

  test.each([
    ["list", "poems"],
    ["put", "news"],
    ["show", "news"],
    ["write", "news", "x"],
    ["put", "news", "a", "b"],
  ])("refuses %s %s", async (...words) => {
    await expect(run(...words.filter((word) => typeof word === "string"))).rejects.toThrow(CommanderError);
  });
});
