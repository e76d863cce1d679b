import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import { generatedList, importFolder } from "../testing/import-files.ts";
import { type ProgramResult, runProcess, runProgram } from "../testing/run-program.ts";
import { importCommand } from "./command.ts";
import { openStore } from "../testing/open-backend.ts";
import { mainStoreKinds } from "../testing/stores.ts";
import { readFileRows, writeRows } from "./import-file.ts";
import { readCatalogueFolder } from "../families/read-folder.ts";

const command = resolve(import.meta.dirname, "command.ts");
const { path: folder, file } = importFolder();

const environment = (dataDir: string) => ({ DATA_DIR: dataDir, DATABASE_URL: undefined, INIT_CWD: folder() });

const run = (args: readonly string[], dataDir: string): Promise<ProgramResult> =>
  runProgram(importCommand, args, environment(dataDir));

const counted = (dataDir: string): number => {
  const database = new DatabaseSync(join(dataDir, "preforma.sqlite"), { readOnly: true, timeout: 1000 });
  try {
    return Number(database.prepare("select count(*) as count from products").get()?.["count"]);
  } finally {
    database.close();
  }
};
describe("the command", () => {
  let dataDir = "";
  beforeEach(async () => void (dataDir = join(await mkdtemp(join(folder(), "data-")), "data")));

  it("writes nothing on a dry run, not even a folder", async () => {
    await file("dry.csv", `${generatedList(3)}\n,no code,1`);
    const { code, out } = await run(["dry.csv", "--dry-run", "--report", "rejected.csv"], dataDir);
    expect(code).toBe(0);
    expect(out).toContain("dry.csv: 4 rows, 1 rejected");
    expect(out).toContain("row 5: the code is missing");
    expect(out).toContain("nothing was written");
    expect(existsSync(dataDir)).toBe(false);
    expect(await readFile(join(folder(), "rejected.csv"), "utf8")).toBe(
      "\ufeffrow,code,name,reason\r\n5,,no code,the code is missing\r\n",
    );
  });

  it("rejects a GTIN that another row or another product has", async () => {
    const gtin = "9521234001003";
    await file("gtin.csv", `CODE;NAME;GTIN\nG1;Owl;${gtin}\nG2;Owl;0${gtin}\nG3;Owl;\n`);
    const first = await run(["gtin.csv"], dataDir);
    expect(first.out).toContain("  row 3 (G2): the GTIN was already given in row 2\n");
    expect(first.out).toContain("2 products added");
    await file("other.csv", `CODE;NAME;GTIN\nG3;Owl;${gtin}\n`);
    for (const words of [["other.csv", "--dry-run"], ["other.csv"]]) {
      const { out } = await run(words, dataDir);
      expect(out).toContain("other.csv: 1 rows, 1 rejected\n");
      expect(out).toContain(`  row 2 (G3): G3 cannot get the GTIN ${gtin}: G1 has it`);
    }
  });

  it("finds a product whose code differs in case", async () => {
    await file("first.csv", "CODE;NAME;GTIN\nTr-1;Owl;9521234001003\n");
    await run(["first.csv"], dataDir);
    await file("second.csv", "CODE;NAME;GTIN\nTR-1;Night Owl;9521234001003\nTR-2;Owl;\n");
    const { out } = await run(["second.csv"], dataDir);
    expect(out).toContain("second.csv: 2 rows, 0 rejected\n");
    expect(out).toContain("1 products added, 1 updated, 0 unchanged");
    expect(counted(dataDir)).toBe(2);
  });

  it("checks the category on a dry run, and shows what would be retired", async () => {
    await file("two.csv", "CODE;NAME\nT1;Owl\nT2;Owl\nS1;Owl\n");
    await file("one.csv", "CODE;NAME\nT1;Owl\n");
    const refused = await run(["one.csv", "--dry-run", "--category", "nowhere"], dataDir);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.error).toContain(
      "--category nowhere: the catalogue has no category of that key or title.",
    );
    expect(existsSync(dataDir)).toBe(false);
    await run(["two.csv", "--category", "jars"], dataDir);
    const database = new DatabaseSync(join(dataDir, "preforma.sqlite"));
    database.exec("update category_texts set title = 'Own' where language_code = 'en' and title = 'Jars'");
    database.close();
    const dry = ["one.csv", "--retire-missing", "--category", "own"];
    const shown = await run([...dry, "--dry-run"], dataDir);
    expect(shown).toMatchObject({ code: 0, error: "" });
    expect(shown.out).toContain("  Own (jars): 1 rows, 1 listed\n");
    expect(shown.out).toContain(
      "1 products that the list no longer names would be retired: T2.\nDry run: nothing was written.\n",
    );
    expect((await run(dry, dataDir)).out).toContain(
      "1 products that the list no longer names were retired: T2.\n",
    );
    expect((await run([...dry, "--dry-run"], dataDir)).out).not.toContain("retired");
  });

  it("D1: shows on a dry run the rows' categories, their certainty, and twenty rows of each group", async () => {
    const names = Array.from({ length: 50 }, (_, index) => `C${index};Screw cap 28/410`);
    await file("groups.csv", ["CODE;NAME;CAPACITY", ...names, "B1;Night Owl;50", "X1;Owl;"].join("\n"));
    await file("rules.json", '{ "rules": [{ "name": "night owl", "category": "jars" }] }');
    const { out } = await run(["groups.csv", "--dry-run"], dataDir);
    expect(out).toContain("(closures-screw): 50 rows, 50 named\n");
    expect(out.match(/ C\d+ {2}Screw cap/g)).toHaveLength(20);
    expect(out).toContain("Other Products (unsorted): 1 rows, 1 unknown\n    row 53  X1  Owl\n");
    expect(out).toContain("(bottles): 1 rows, 1 inferred\n");
    const ruled = await run(["groups.csv", "--dry-run", "--rules", "rules.json"], dataDir);
    expect(ruled.out).toContain("(jars): 1 rows, 1 listed\n");
  });

  it("names the columns that it does not read", async () => {
    await file("unread.csv", "CODE;NAME;RAFTA;;STOCK;BARKOD\nA1;Owl;7;;7;\n");
    const { out } = await run(["unread.csv", "--dry-run"], dataDir);
    expect(out).toContain("  columns that are not read: RAFTA, BARKOD\n");
  });

  it("imports, prints a summary, and shows no progress without a terminal", async () => {
    await file("list.csv", "Nummer;Text\nA1;Überkappe gold 15 mm\n");
    const { code, out, error } = await run(
      ["list.csv", "--language", "de", "--map", "code=Nummer", "--map", "name=Text"],
      dataDir,
    );
    expect([code, error]).toEqual([0, ""]);
    expect(out).toMatch(
      /^list\.csv: 1 rows, 0 rejected\n.*\n {2}Overcaps \(closures-overcaps\): 1 rows, 1 named\n1 products added, 0 updated, 0 unchanged in [\d.]+ s\.\n$/,
    );
    expect(counted(dataDir)).toBe(1);
  });

  it("writes nothing if the report cannot be written, and says so", async () => {
    await file("reported.csv", "CODE;NAME\nP1;Screw cap 28/410\n");
    const { code, error } = await run(["reported.csv", "--report", "none/rejected.csv"], dataDir);
    expect(code).toBe(1);
    expect(error).toMatch(
      /^The report .*none\/rejected\.csv cannot be written: .*\. Nothing was imported\.\n$/,
    );
    expect(counted(dataDir)).toBe(0);
  });

  it("does the same in a separate process", async () => {
    await file("program.csv", "CODE;NAME\nP1;Screw cap 28/410\n");
    const { code, out, error } = await runProcess(command, ["program.csv"], environment(dataDir));
    expect([error, code]).toEqual(["", 0]);
    expect(out).toContain("1 products added, 0 updated, 0 unchanged in ");
  });

  it("imports all rows even if the reader of its output has gone", async () => {
    await file("piped.csv", "CODE;NAME\nP1;Screw cap 28/410\n");
    const child = spawn(process.execPath, [command, "piped.csv"], {
      env: { ...process.env, ...environment(dataDir) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child.stdout.destroy();
    expect(await once(child, "close")).toEqual([0, null]);
    expect(counted(dataDir)).toBe(1);
  });

  it.each([
    [[], 1, "missing required argument 'file'"],
    [["a.csv", "b.csv"], 1, "too many arguments"],
    [["none.csv"], 1, "There is no file"],
    [["a.csv", "--language", "es"], 1, "Allowed choices are tr, en"],
    [["a.csv", "--map", "colours=X"], 1, "Write it as field=Column title"],
    [["a.csv", "--fast"], 1, "unknown option"],
  ])("explains what is wrong with %j", async (args, expected, message) => {
    const { code, error } = await run(args, dataDir);
    expect(code).toBe(expected);
    expect(error).toContain(message);
    expect(existsSync(dataDir)).toBe(false);
  });

  it(
    "leaves whole batches behind when it is killed, and goes on when it is run again",
    { tags: ["full"] },
    async () => {
      const rows = 10_000;
      await file("long.csv", generatedList(rows));
      const child = spawn(process.execPath, [command, "long.csv"], {
        env: { ...process.env, ...environment(dataDir) },
        stdio: "ignore",
      });
      const ended = new Promise((done) => child.on("close", done));
      let seen = 0;
      while (seen === 0 && child.exitCode === null) {
        await new Promise((done) => setTimeout(done, 5));
        try {
          seen = counted(dataDir);
        } catch {
          // No file or no table yet.
        }
      }
      child.kill("SIGKILL");
      await ended;
      expect(child.signalCode).toBe("SIGKILL");
      const left = counted(dataDir);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(rows);
      expect(left % 500).toBe(0);
      const { out } = await run(["long.csv"], dataDir);
      expect(out).toContain(`${rows - left} products added, 0 updated, ${left} unchanged`);
      expect(counted(dataDir)).toBe(rows);
    },
  );

  it("finds faults in the categories of a folder before anything is written", async () => {
    const dataDir = join(folder(), "categories");
    const tables = join(folder(), "wrong");
    const demo = resolve(import.meta.dirname, "../../../../demo/catalogue");
    await cp(demo, tables, { recursive: true });
    const text = await readFile(join(demo, "categories.json"), "utf8");
    const categories = JSON.parse(text) as { key: string; parent: string | null }[];
    const [first, second] = categories;
    for (const [changed, complaint] of [
      [[...categories, first], "bottles: another category has this key"],
      [
        [{ ...first, parent: "glass" }, ...categories.slice(1)],
        "bottles: there is no category glass, which it names as its parent",
      ],
      [[{ ...first, parent: second?.key }, ...categories.slice(1)], "bottles: it is below itself"],
    ] as const) {
      await writeFile(join(tables, "categories.json"), JSON.stringify(changed));
      const { code, out, error } = await run(["wrong", "--dry-run"], dataDir);
      expect([code, out]).toEqual([1, ""]);
      expect(error).toContain(`categories.json is not valid.\n  ${complaint}`);
    }
  });

  it("imports a catalogue folder, and names an invalid file and family", async () => {
    const dataDir = join(folder(), "folder");
    const tables = join(folder(), "catalogue");
    await cp(resolve(import.meta.dirname, "../../../../demo/catalogue"), tables, { recursive: true });
    const families = await readFile(join(tables, "families.json"), "utf8");
    const only = { ...(JSON.parse(families) as object), preforms: [], closures: [] };
    const small = { ...only, containers: (only as { containers?: object[] }).containers?.slice(0, 1) };
    await writeFile(join(tables, "families.json"), JSON.stringify(small));
    const facts = [
      { for: ["PB"], recyclability_class: "A" },
      { for: ["PB-500-28-CL"], gtin: "9521234001003" },
    ];
    await writeFile(join(tables, "facts.json"), JSON.stringify(facts));
    expect((await run(["catalogue", "--language", "en"], dataDir)).error).toContain(
      "no option but --dry-run",
    );
    const dry = await run(["catalogue", "--dry-run"], dataDir);
    expect(dry.out).toMatch(/49 categories, 60 products\nDry run/);
    expect((await run(["catalogue"], dataDir)).out).toContain("60 products added, 0 updated, 0 unchanged.");
    await writeFile(
      join(tables, "families.json"),
      JSON.stringify(small).replace("clear tones", "clear toes"),
    );
    const wrong = await run(["catalogue"], dataDir);
    expect(wrong).toMatchObject({ code: 1, out: "" });
    expect(wrong.error).toMatch(
      /families\.json is not valid\.\n {2}PB: there is no colour range clear tones\n/,
    );
    const [container] = small.containers ?? [];
    const unknown = { ...small, containers: [{ ...container, shape_id: "bottle-of-glass" }] };
    await writeFile(join(tables, "families.json"), JSON.stringify(unknown));
    expect((await run(["catalogue"], dataDir)).error).toMatch(
      /families\.json is not valid\.\n {2}containers\.0\.shape_id: is no shape of the studio\n/,
    );
    const twice = { ...small, containers: [container, container] };
    await writeFile(join(tables, "families.json"), JSON.stringify(twice));
    expect((await run(["catalogue"], dataDir)).error).toMatch(/families\.json makes .* twice: PB-\d+/);
    await writeFile(join(tables, "families.json"), JSON.stringify(small));
    const prices = JSON.parse(await readFile(join(tables, "prices.json"), "utf8")) as object;
    const pricedAt = async (perGram: number) => {
      const breaks = [{ from_orders: 2, percent_off: 60 }];
      const plan = { ...prices, per_gram: { other: perGram }, base: { other: 0 }, step: 1, breaks };
      await writeFile(join(tables, "prices.json"), JSON.stringify(plan));
      return (await readCatalogueFolder(tables)).products;
    };
    const cheap = await pricedAt(0.0001);
    expect(new Set(cheap.map(({ price }) => price?.amountMinor))).toEqual(new Set([1]));
    expect(cheap[0]?.priceBreaks).toMatchObject([{ amount_minor: 1 }]);
    // An article without a price is offered on request, not free.
    for (const { price, priceBreaks } of await pricedAt(0)) expect([price, priceBreaks]).toEqual([null, []]);
    await writeFile(join(tables, "facts.json"), JSON.stringify([{ for: ["PB", "XX"], gtin: "12" }]));
    expect((await run(["catalogue"], dataDir)).error).toMatch(/facts\.json is not valid\.\n {2}0\.gtin: /);
    await writeFile(join(tables, "facts.json"), JSON.stringify([{ for: ["PB", "XX"], is_example: true }]));
    expect((await run(["catalogue"], dataDir)).error).toMatch(
      /facts\.json names what is neither a family nor an article: XX/,
    );
  });
});

describe.each(mainStoreKinds)("products of several lists in $name", ({ create }) => {
  const opened = openStore(create);

  it("distinguishes products, and keeps a title while its row is unchanged", async () => {
    const bottle = "PET BOTTLE 500 ML 28/410 CLEAR";
    const importRows = async (...rows: string[]) =>
      writeRows(
        opened.database,
        await readFileRows(await file("apart.csv", ["CODE;NAME", ...rows].join("\n")), { language: "en" }),
        { language: "en" },
      );
    const titles = async (locale: string) => {
      const rows = await opened.db
        .selectFrom("product_texts")
        .innerJoin("products", "products.id", "product_texts.product_id")
        .select(["code", "title", "slug"])
        .where("language_code", "=", locale)
        .execute();
      return Object.fromEntries(rows.map(({ code, title, slug }) => [code, [title, slug]]));
    };
    await importRows(`A1;${bottle}`);
    await importRows(`A2;${bottle}`, "B1;JAR PP 100 ML WHITE", "B2;JAR PP 100 ML WHITE");
    const before = await titles("fr");
    expect(before).toEqual({
      A1: ["Flacon PET transparent 500 ml – 28/410", "flacon-pet-transparent-500-ml-28-410"],
      A2: ["Flacon PET transparent 500 ml – 28/410 · A2", "flacon-pet-transparent-500-ml-28-410-a2"],
      B1: ["Pot PP blanc 100 ml · B1", "pot-pp-blanc-100-ml-b1"],
      B2: ["Pot PP blanc 100 ml · B2", "pot-pp-blanc-100-ml-b2"],
    });
    for (const rows of [[`A1;${bottle}`, `A2;${bottle}`], ["B1;JAR PP 100 ML WHITE"], [`A2;${bottle}`]])
      expect(await importRows(...rows)).toMatchObject({ inserted: 0, updated: 0, unchanged: rows.length });
    expect(await titles("fr")).toEqual(before);

    // Of equal titles that were stored earlier, the oldest stays.
    const { id } = await opened.db
      .selectFrom("products")
      .select("id")
      .where("code", "=", "A2")
      .executeTakeFirstOrThrow();
    const [title, slug] = before["A1"] ?? [];
    await opened.db
      .updateTable("product_texts")
      .set({ title: title!, slug: slug! })
      .where("product_id", "=", id)
      .where("language_code", "=", "fr")
      .execute();
    await opened.db.updateTable("products").set({ fingerprint: "" }).execute();
    await importRows(`A2;${bottle}`, `A1;${bottle}`);
    expect(await titles("fr")).toEqual(before);
    await importRows("A1;PET BOTTLE 500 ML 28/410 WHITE", "A3;PET BOTTLE 500 ML 28/410 WHITE");
    expect(await titles("fr")).toMatchObject({
      A1: ["Flacon PET blanc 500 ml – 28/410 · A1", expect.any(String)],
      A2: before["A2"],
      A3: ["Flacon PET blanc 500 ml – 28/410 · A3", expect.any(String)],
    });
  });
});
