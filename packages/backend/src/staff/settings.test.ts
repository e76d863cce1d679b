import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { readSettings } from "../settings/index.ts";
import { eventually } from "../testing/eventually.ts";
import { runProcess } from "../testing/run-program.ts";
import { runCommand } from "../testing/staff-command.ts";
import { openBackend } from "../testing/open-backend.ts";
import { ownFolder } from "../testing/own-folder.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { ratesCommand } from "./commands/rates.ts";
import { settingsCommand } from "./commands/settings.ts";

/** Every setting of section 3 of the specification with another value. */
const values: Record<string, unknown> = {
  site_url: "https://www.example.org",
  default_language: "en",
  notification_email: "notices@example.org",
  scrolling_text: [{ language_code: "en", text: "Open on Saturday" }],
  maintenance_mode: true,
  fixed_menu: false,
  login_attempt_limit: 7,
  quick_contact_button: false,
  disable_right_click: true,
  logo_url: "/media/content/logo.svg",
  footer_logo_url: "https://cdn.example.com/logo.svg",
  favicon_url: "/media/content/icon.svg",
  languages: [
    { code: "en", name: "English", countryCode: "US" },
    { code: "tr", name: "Türkçe", countryCode: "TR" },
  ],
  contact_info: {
    email: [{ key: "sales", value: "sales@example.org" }],
    phone: [{ key: "sales", value: "+90 212 000 00 99" }],
    address: [{ key: "plant", value: "Somewhere 1" }],
  },
  social_media_links: [
    { media_name: "linkedin", url: "https://www.linkedin.com/company/x", alt: "LinkedIn" },
  ],
  analytics_config: { enable_tracking: true, google_analytics_id: "G-ABC123XYZ9" },
  smtp_config: { host: "mail.example.org", port: 465, user: "shop", secure: true, has_password: false },
};
const privateNames = ["notification_email", "login_attempt_limit", "smtp_config"];
const secret = "hunter2-hunter2";

describe.each(mainStoreKinds)("pnpm staff settings on $name", ({ create }) => {
  const own = openBackend(create, { mediaHosts: ["cdn.example.com"] });
  const member = own.sharedCustomer({ role: "staff" });

  const staff = (...words: string[]) => runCommand(settingsCommand, own.db, ...words);
  const audit = async () => (await own.recordOf("%")).map((entry) => `${entry.action} ${entry.subject}`);

  it("V1: every setting of the specification can be set, is recorded and soon served", async () => {
    for (const [name, value] of Object.entries(values)) {
      const given = typeof value === "string" ? value : JSON.stringify(value);
      const { refused, out } = await staff("set", name, given);
      expect([refused, out]).toEqual([null, `${name} has been changed.\n`]);
      const printed = (await staff("get", name)).out.trim();
      expect(typeof value === "string" ? printed : JSON.parse(printed)).toEqual(value);
      expect((await audit()).at(-1)).toBe(`settings.change settings/${name}`);
    }
    const open = Object.entries(values).filter(([name]) => !privateNames.includes(name));
    await eventually("served", async () => {
      const { body } = await own.ask("/api/v1/general-settings/1");
      const served = body.data as Record<string, unknown>;
      return open.every(([name, value]) => JSON.stringify(served[name]) === JSON.stringify(value));
    });
  });

  it.each([
    ["site_url", "https://example.org/shop"],
    ["default_language", "it"],
    ["default_language", "de"],
    ["notification_email", "nobody"],
    ["fixed_menu", "perhaps"],
    ["login_attempt_limit", "0"],
    ["logo_url", "https://elsewhere.example/logo.svg"],
    ["logo_url", "//elsewhere.example/logo.svg"],
    ["favicon_url", "javascript:alert(1)"],
    ["languages", "[]"],
    ["languages.0.countryCode", "turkey"],
    ["contact_info.phone.0.value", "call us"],
    ["social_media_links.0.url", "javascript:alert(1)"],
    ["analytics_config", '{"enable_tracking":true,"google_analytics_id":null}'],
    ["smtp_config", '{"host":"mail.example.org","port":70000,"user":"","secure":true}'],
    ["fixed_menu.deep", "true"],
    ["constructor", "1"],
    ["__proto__.x", "1"],
    ["maintenance_key", "1234567890123456789012345"],
  ])("V1: refuses %s = %s with a reason and changes nothing", async (name, value) => {
    const before = await readSettings(own.db);
    const { refused } = await staff("set", name, value);
    expect(refused).toMatch(/Nothing was changed\.\n {2}\S+: .+|There is no setting/);
    expect(await readSettings(own.db)).toEqual(before);
  });

  it("sets exchange rates of a day, also from the central bank's file", async () => {
    const rates = (...words: string[]) => runCommand(ratesCommand, own.db, ...words);
    // The bank publishes them on the afternoon before their day; pages show them from then on.
    for (const days of [0, 1]) {
      const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      expect((await rates("set", "--eur", "48,90", "--day", day)).out).toBe(`The rates of ${day} are set.\n`);
    }
    expect((await rates("set", "--eur", "48,90", "--day", "2999-01-01")).out).toContain("before that day");
    expect((await rates("set", "--eur", "48,90", "--day", "2026-01-01")).out).toContain("older than");
    expect((await rates("set", "--eur", "0.001")).refused).toContain("indicative_rates.EUR");
    expect((await rates("set")).refused).toContain("--eur");
    const folder = await mkdtemp(join(tmpdir(), "preforma-rates-"));
    const file = join(folder, "today.xml");
    const currency = (code: string, unit: number, buying: string) =>
      `<Currency Kod="${code}" CurrencyCode="${code}"><Unit>${unit}</Unit><Isim>x</Isim><ForexBuying>${buying}</ForexBuying><ForexSelling>99</ForexSelling></Currency>`;
    await writeFile(
      file,
      `<?xml version="1.0" encoding="UTF-8"?><Tarih_Date Tarih="26.11.2026" Date="11/26/2026">${currency("USD", 1, "42.2512")}${currency("JPY", 100, "27.1")}${currency("EUR", 1, "48.9034")}</Tarih_Date>`,
    );
    expect((await rates("import", file)).refused).toBeNull();
    expect((await rates("show")).out).toBe("2026-11-26  EUR 48.9034  USD 42.2512\n");
    await eventually("served", async () =>
      (await own.ask("/api/v1/general-settings/1")).text.includes('"EUR":48.9034'),
    );
    await writeFile(file, "<html>not found</html>");
    expect((await rates("import", file)).refused).toContain("today.xml");
    await rm(folder, { recursive: true });
    expect((await rates("clear")).out).toBe("No rates are set.\n");
  });

  it("V1: names the values of a switch", async () => {
    const { refused } = await staff("set", "fixed_menu", "perhaps");
    expect(refused).toContain("fixed_menu: Must be one of: true, false.");
    expect((await staff("set", "contact_info", "[]")).refused).toContain(
      "contact_info: Must be a JSON object.",
    );
    expect((await staff("set", "languages", "tr")).refused).toContain("languages: Must be a JSON list.");
  });

  it("V1: never shows the mail server's password, and keeps it while server and user are unchanged", async () => {
    const put = (smtp_config: object) => own.send("PUT", "admin/settings", { smtp_config }, member.headers);
    const server = { host: "mail.example.org", port: 465, user: "shop", secure: true };
    expect((await put({ ...server, password: secret })).status).toBe(200);
    const stored = async () => (await readSettings(own.db))?.smtp_config?.password;
    expect(await stored()).toBe(secret);
    expect((await put({ ...server, secure: false, has_password: true })).status).toBe(200);
    expect(await stored()).toBe(secret);
    const elsewhere = await put({ ...server, host: "evil.example.org" });
    expect(elsewhere.status).toBe(400);
    expect(elsewhere.text).toContain("smtp_config.password");
    expect(await stored()).toBe(secret);

    const read = await own.get("admin/settings", member.headers);
    expect(read.data).toMatchObject({ smtp_config: { has_password: true } });
    const record = await own.recordOf("%");
    const shown = [
      read.text,
      (await own.ask("/api/v1/general-settings/1")).text,
      (await staff("get")).out,
      (await staff("get", "smtp_config.password")).refused ?? "",
      JSON.stringify(record),
    ].join("\n");
    expect(shown).not.toContain(secret);
    expect(shown).not.toContain("maintenance_key");
    expect((await staff("set", "smtp_config.password", secret)).refused).toContain("--stdin");
  });

  it("V1: changes by the API name their field in the reader's language and are recorded", async () => {
    const wrong = { login_attempt_limit: 0, colour: "red" };
    const path = "admin/settings?languageCode=de";
    const refused = await own.send("PUT", path, wrong, member.headers);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Muss mindestens 1 sein.");
    expect(refused.text).toContain("Unbekanntes Feld: colour.");
    await own.send("PUT", "admin/settings", { login_attempt_limit: 8 }, member.headers);
    const before = (await audit()).length;
    const changed = await own.send("PUT", "admin/settings", { login_attempt_limit: 9 }, member.headers);
    expect(changed.data).toMatchObject({ login_attempt_limit: 9 });
    await own.send("PUT", "admin/settings", { login_attempt_limit: 9 }, member.headers);
    expect((await audit()).slice(before)).toEqual(["settings.change settings/login_attempt_limit"]);
    expect((await own.recordOf("%")).at(-1)?.customer_id).toBe(member.id);
  });

  it("V1: an edited file changes only differences; an invalid one is kept, and its path printed", async () => {
    await staff("set", "login_attempt_limit", "9");
    vi.stubEnv("VISUAL", "");
    vi.stubEnv("EDITOR", `sed -i 's/"login_attempt_limit": 9/"login_attempt_limit": 11/'`);
    try {
      expect((await staff("edit")).out).toBe("login_attempt_limit has been changed.\n");
      vi.stubEnv("EDITOR", `sed -i 's/"login_attempt_limit": 11/"login_attempt_limit": -1/'`);
      const { refused } = await staff("edit");
      const file = /settings edit (\S+)$/.exec(refused ?? "")?.[1] ?? "";
      expect(refused).toContain("login_attempt_limit: Must be at least 1.");
      expect((await staff("edit", file)).refused).toContain("Must be at least 1.");
      await rm(dirname(file), { recursive: true });
    } finally {
      vi.unstubAllEnvs();
    }
    expect((await readSettings(own.db))?.login_attempt_limit).toBe(11);
  });

  it("V1: an editor does not overwrite concurrent changes", async () => {
    await staff("set", "contact_info", JSON.stringify(values["contact_info"]));
    await staff("set", "login_attempt_limit", "12");
    const folder = await ownFolder();
    const [opened, closed] = [join(folder, "opened"), join(folder, "closed")];
    vi.stubEnv("VISUAL", "");
    vi.stubEnv(
      "EDITOR",
      `sh -c 'touch ${opened}; until test -e ${closed}; do sleep 0.1; done; sed -i "s/Somewhere 1/Elsewhere 2/" "$0"'`,
    );
    const editing = staff("edit").finally(() => vi.unstubAllEnvs());
    await eventually("opened", async () => (await readdir(folder)).includes("opened"));
    const phone = { ...(values["contact_info"] as object), phone: [] };
    const settings = { contact_info: phone, login_attempt_limit: 13 };
    expect((await own.send("PUT", "admin/settings", settings, member.headers)).status).toBe(200);
    await writeFile(closed, "");
    const { refused } = await editing;
    expect(refused).toContain("somebody else has changed contact_info meanwhile");
    const draft = /(\/\S+settings\.json)/.exec(refused ?? "")?.[1] ?? "";
    expect(await readSettings(own.db)).toMatchObject(settings);
    // The draft contains only the person's own changes, so applying it reverts nothing else.
    expect((await staff("edit", draft)).out).toBe("contact_info has been changed.\n");
    await rm(dirname(draft), { recursive: true });
    expect(await readSettings(own.db)).toMatchObject({ login_attempt_limit: 13 });
  });

  it("V1: an editor that ends with an error leaves no file behind", async () => {
    const folder = await ownFolder();
    vi.stubEnv("TMPDIR", folder);
    vi.stubEnv("VISUAL", "");
    vi.stubEnv("EDITOR", "false");
    try {
      expect((await staff("edit")).refused).toBe("The editor ended with 1. Nothing was changed.");
    } finally {
      vi.unstubAllEnvs();
    }
    expect(await readdir(folder)).toEqual([]);
  });

  it("V1: reads a password from standard input, in a separate process", { tags: ["full"] }, async () => {
    const server = { host: "mail.example.org", port: 465, user: "new", secure: true, password: secret };
    await own.send("PUT", "admin/settings", { smtp_config: server }, member.headers);
    const { out, error } = await runProcess(
      join(import.meta.dirname, "command.ts"),
      ["settings", "set", "smtp_config.password", "--stdin"],
      { DATA_DIR: own.store.dataDir, DATABASE_URL: own.store.databaseUrl ?? "" },
      "new password\n",
    );
    expect([out, error]).toEqual(["smtp_config has been changed.\n", ""]);
    expect((await readSettings(own.db))?.smtp_config?.password).toBe("new password");
  });
});
