import { spawn } from "node:child_process";
import { mkdir, readdir, truncate, utimes, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { productDetailSchema, productListSchema } from "@preforma/domain/catalogue/schema";
import type { Backend } from "../../backend.ts";
import { openDatabase, readVersions } from "../../database/index.ts";
import { ask } from "../../testing/backend.ts";
import { runProcess, runProgram, type ProgramResult } from "../../testing/run-program.ts";
import { openedStore, mainStoreKinds, type TestStore } from "../../testing/stores.ts";
import { photographCommand } from "./command.ts";
import { ownBackend } from "../../testing/open-backend.ts";
import { ownFolder } from "../../testing/own-folder.ts";

const command = resolve(import.meta.dirname, "command.ts");

describe.each(mainStoreKinds)("photographs of a product on $name", ({ create }) => {
  let store: TestStore;
  let backend: Backend;
  /** The working directory of the person who runs the command. */
  let folder: string;
  beforeEach(async () => {
    ({ store, backend } = await ownBackend(create, { warmPictures: false }));
    folder = await ownFolder();
  });

  const environment = () => ({
    DATA_DIR: store.dataDir,
    DATABASE_URL: store.databaseUrl,
    INIT_CWD: folder,
  });
  const run = (...args: string[]): Promise<ProgramResult> =>
    runProgram(photographCommand, args, environment());
  /** Writes a one-coloured photograph to a file. */
  async function photograph(name: string, colour: string, width = 500, height = 400): Promise<string> {
    await sharp({ create: { width, height, channels: 3, background: colour } }).toFile(join(folder, name));
    return name;
  }
  /** Waits until the running server shows the result of a command. */
  async function served<T>(task: () => Promise<T>): Promise<T> {
    const result = await task();
    const { db } = await openedStore(store);
    const { updated_at } = await db
      .selectFrom("products")
      .select("updated_at")
      .where("code", "=", "B-500-CL")
      .executeTakeFirstOrThrow();
    await expect.poll(async () => (await detail()).updated_at).toBe(updated_at);
    return result;
  }
  const detail = async (language = "en") =>
    productDetailSchema.parse(
      (await ask(backend, `/api/v1/products/detail/1?languageCode=${language}`)).body.data,
    );
  const kept = async (): Promise<string[]> =>
    readdir(join(store.dataDir, "media/photographs")).catch(() => []);

  test("come first in detail, list and search of the running server, and every URL serves a picture", async () => {
    await photograph("front.png", "#b0c4b1");
    await photograph("back.jpg", "#d8b4a0", 300, 450);
    const before = await detail();
    const { code, out, error } = await served(() =>
      runProcess(command, ["B-500-CL", "front.png", "back.jpg"], environment()),
    );
    expect([code, error]).toEqual([0, ""]);
    expect(out).toContain("B-500-CL: 2 photographs added, 0 already there, 0 removed; it has 2 now.");

    const { images, shape_id, packs, updated_at } = await detail();
    expect(images.map((image) => [image.width, image.height, image.studio?.view])).toEqual([
      [500, 400, undefined],
      [300, 450, undefined],
      [960, 1200, "front"],
      [960, 1200, "three-quarter"],
    ]);
    expect(images.map((image) => image.alt)).toEqual([
      "500 ml Round Bottle Clear en",
      "500 ml Round Bottle Clear en, photograph 2",
      "500 ml Round Bottle Clear en, front view",
      "500 ml Round Bottle Clear en, three-quarter view",
    ]);
    expect(images[2]?.studio).toEqual({
      view: "front",
      body_hex: "#eff6f7",
      closure_hex: "#f5f5f2",
      ground_hex: "#f3f4f2",
      object_width: 0.5,
    });
    expect([shape_id, packs.length]).toEqual([before.shape_id, before.packs.length]);
    expect(updated_at > before.updated_at).toBe(true);

    const [first, second] = images;
    for (const path of [
      "filter?limit=100&languageCode=en",
      "simple-filter?keyword=B-500-CL&languageCode=en",
    ]) {
      const { body } = await ask(backend, `/api/v1/products/${path}`);
      const found = productListSchema.parse(body.data).products.find((entry) => entry.code === "B-500-CL");
      expect(found?.images).toEqual([first]);
    }
    expect(first?.sources.map((source) => source.renditions.map(({ width }) => width))).toEqual([
      [160, 320, 480, 500],
      [160, 320, 480, 500],
    ]);
    for (const image of [first, second]) {
      for (const { url, type, width } of [
        { url: image!.url, type: "image/jpeg", width: image!.width },
        { url: image!.thumbnail_image_url, type: "image/jpeg", width: Math.min(320, image!.width) },
        ...image!.sources.flatMap(({ renditions, type }) => renditions.map((one) => ({ ...one, type }))),
      ]) {
        const response = await backend.fetch(new Request(`http://shop.test${url}`));
        expect([url, response.status, response.headers.get("Content-Type")]).toEqual([url, 200, type]);
        expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
        const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect([metadata.width, metadata.height]).toEqual([
          width,
          Math.round((width * image!.height) / image!.width),
        ]);
        const etag = response.headers.get("ETag") ?? "";
        expect((await ask(backend, url, { headers: { "If-None-Match": etag } })).status).toBe(304);
      }
    }
  });

  test("are stored once, and adding them again does not change the version", async () => {
    await photograph("one.png", "#336699");
    await run("B-500-CL", "one.png");
    const database = await openDatabase(store);
    const { catalogue } = await readVersions(database.db);
    const again = await run("B-500-CL", "one.png", "one.png");
    expect([again.code, again.out]).toEqual([
      0,
      expect.stringContaining("0 photographs added, 1 already there, 0 removed; it has 1 now."),
    ]);
    expect((await readVersions(database.db)).catalogue).toBe(catalogue);
    await database.close();
    expect((await run("B-250", "one.png")).out).toContain("1 photograph added");
    expect(await kept()).toHaveLength(1);
  });

  test("have the given alternative texts, in their languages", async () => {
    await photograph("one.png", "#336699");
    await served(() =>
      run("B-500-CL", "one.png", "--alt", "tr=Şişe, mavi zeminde", "--alt", "en=Bottle = blue"),
    );
    expect((await detail("tr")).images[0]?.alt).toBe("Şişe, mavi zeminde");
    expect((await detail("en")).images[0]?.alt).toBe("Bottle = blue");
    expect((await detail("de")).images[0]?.alt).toBe("500 ml Round Bottle Clear de");
    await served(() => run("B-500-CL", "one.png", "--alt", "tr=Mavi zemin", "--alt", "en="));
    expect((await detail("tr")).images[0]?.alt).toBe("Mavi zemin");
    expect((await detail("en")).images[0]?.alt).toBe("500 ml Round Bottle Clear en");
  });

  test("are removed with --remove, and their files with the last product that shows them", async () => {
    await photograph("one.png", "#336699");
    await photograph("two.png", "#663399");
    await run("B-500-CL", "one.png", "two.png");
    await run("B-250", "one.png");
    const [line = ""] = (await run("B-500-CL", "--list")).out.split("\n");
    const [id = ""] = line.split(" ");
    expect(line).toMatch(/^[0-9a-f]{8} {2}500 x 400$/);
    expect((await run("B-500-CL", "--remove", "three.png")).error).toContain(
      "three.png: B-500-CL has no such photograph",
    );

    const { code, out } = await served(() => run("B-500-CL", "--remove", id, "two.png"));
    expect([code, out]).toEqual([0, "B-500-CL: 2 photographs removed; it has 0 now.\n"]);
    expect((await detail()).images.map((image) => image.studio?.view)).toEqual(["front", "three-quarter"]);
    expect(await kept()).toHaveLength(1);
    await run("B-250", "--remove", "all");
    expect(await kept()).toEqual([]);
    expect((await run("B-250", "--list")).out).toBe("B-250 has no photographs.\n");
  });

  test("are replaced, in the order in which they are given", async () => {
    for (const [index, colour] of ["#111111", "#555555", "#999999"].entries())
      await photograph(`${index}.png`, colour, 200 + index, 300);
    await run("B-500-CL", "0.png", "1.png");
    await run("B-500-CL", "1.png", "--alt", "en=The back");
    const { out } = await served(() => run("B-500-CL", "2.png", "1.png", "--replace"));
    expect(out).toContain("1 photograph added, 1 already there, 1 removed; it has 2 now.");
    const photographs = (await detail()).images.filter((image) => !image.studio);
    expect(photographs.map((image) => [image.width, image.alt])).toEqual([
      [202, "500 ml Round Bottle Clear en"],
      [201, "The back"],
    ]);
    expect(await kept()).toHaveLength(2);
  });

  test("are rotated upright and reveal no location", async () => {
    await sharp({ create: { width: 400, height: 300, channels: 3, background: "#336699" } })
      .withExif({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitude: "41/1 0/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .toFile(join(folder, "sideways.jpg"));
    await served(() => run("B-500-CL", "sideways.jpg"));
    const [image] = (await detail()).images;
    expect([image?.width, image?.height]).toEqual([300, 400]);
    const response = await backend.fetch(new Request(`http://shop.test${image?.url}`));
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([metadata.width, metadata.exif, metadata.orientation]).toEqual([300, undefined, undefined]);
  });

  test("are all refused if one is invalid, each with its reason, and nothing is left behind", async () => {
    await photograph("good.png", "#336699");
    await photograph("tiny.png", "#336699", 60, 60);
    await photograph("vast.png", "#ffffff", 9000, 7000);
    await writeFile(join(folder, "notes.jpg"), "The bottle stands in the second hall.");
    await writeFile(join(folder, "heavy.jpg"), "");
    await truncate(join(folder, "heavy.jpg"), 3 * 1024 ** 3);
    await mkdir(join(folder, "album"));
    const names = ["tiny.png", "vast.png", "notes.jpg", "heavy.jpg", "album", "missing.jpg"];
    const { code, error } = await run("B-500-CL", "good.png", ...names);
    expect(code).toBe(1);
    expect(error.split("\n")).toEqual([
      "  tiny.png: The photograph has 60 x 60 pixels; its shorter side needs at least 160: send a larger one.",
      "  vast.png: The photograph has 9000 x 7000 pixels; at most 60 million are taken: save it smaller.",
      "  notes.jpg: The file is not a picture, or it is damaged; send JPEG, PNG, WebP or AVIF.",
      "  heavy.jpg: The photograph is heavier than 20 MB; export it with stronger compression or fewer pixels.",
      "  album: this is a folder; name the files in it.",
      "  missing.jpg: there is no such file; check its path.",
      "Nothing was changed. Mend or leave out what is named above and run it again.",
      "",
    ]);
    expect(await kept()).toEqual([]);
    expect((await detail()).images.every((image) => image.studio)).toBe(true);
  });

  test(
    "leave nothing half when the command is killed, and the next one tidies up",
    { tags: ["full"] },
    async () => {
      await photograph("one.png", "#336699", 1600, 1200);
      const child = spawn(process.execPath, [command, "B-500-CL", "one.png"], {
        env: { ...process.env, ...environment() },
        stdio: "ignore",
      });
      const ended = new Promise((done) => child.on("close", done));
      // From here on, files are being written.
      while ((await kept()).length === 0 && child.exitCode === null)
        await new Promise((done) => setTimeout(done, 2));
      child.kill("SIGKILL");
      await ended;
      const database = await openDatabase(store);
      const rows = await database.db.selectFrom("product_photographs").select("digest").execute();
      await database.close();
      const left = await kept();
      const named = left.filter((name) => !name.endsWith(".tmp"));
      expect(rows.every(({ digest }) => named.includes(digest))).toBe(true);

      const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
      for (const name of left.filter((entry) => entry.endsWith(".tmp")))
        await utimes(join(store.dataDir, "media/photographs", name), old, old);
      expect((await run("B-500-CL", "one.png")).code).toBe(0);
      const after = await kept();
      expect(after).toHaveLength(1);
      expect(await readdir(join(store.dataDir, "media/photographs", after[0]!))).toHaveLength(16);
    },
  );

  test("are consistent after concurrent commands", { tags: ["full"] }, async () => {
    const names = await Promise.all(
      ["#111111", "#444444", "#777777", "#aaaaaa"].map((colour, index) =>
        photograph(`${index}.png`, colour, 200, 200),
      ),
    );
    const results = await Promise.all(
      names.map((name) => runProcess(command, ["B-500-CL", name, "0.png"], environment())),
    );
    expect(results.map(({ code, error }) => [code, error])).toEqual(names.map(() => [0, ""]));
    expect((await run("B-500-CL", "--list")).out.trim().split("\n")).toHaveLength(4);
    expect(await kept()).toHaveLength(4);
  });

  test("are not found at any other URL", async () => {
    await photograph("one.png", "#336699");
    await served(() => run("B-500-CL", "one.png"));
    const url = (await detail()).images[0]?.url ?? "";
    expect((await ask(backend, url)).status).toBe(200);
    const digest = url.split("/")[3] ?? "";
    for (const path of [
      url.replace("500.jpg", "501.jpg"),
      url.replace(".jpg", ".png"),
      url.replace(digest, "0".repeat(32)),
      url.replace(digest, digest.toUpperCase()),
      url.replace(digest, `x/${digest}`),
      `/media/photographs/${digest}`,
      `/media/photographs/${digest}/..%2f..%2f..%2fpreforma.sqlite`,
      "/media/photographs/..%2f..%2fpreforma.sqlite",
    ]) {
      const { status, headers } = await ask(backend, path);
      expect([path, status, headers.get("Cache-Control")]).toEqual([path, 404, "no-store"]);
    }
  });

  test("of an unknown product are refused with a hint", async () => {
    await photograph("one.png", "#336699");
    const near = await run("b-500", "one.png");
    expect(near.code).toBe(1);
    expect(near.error).toMatch(
      /^There is no product b-500 in \S.*\. Do you mean B-500-AM, B-500-CL, B-500-WH\?\n$/,
    );
    expect((await run("Z%", "one.png")).error).toContain(
      "Check the code, and that DATA_DIR or DATABASE_URL names",
    );
  });
});

test.each([
  [[], "missing required argument 'code'"],
  [["B-500-CL"], "Say which files to add, or give --list."],
  [["B-500-CL", "--remove"], "Say which photographs to remove"],
  [["B-500-CL", "--remove", "--replace", "a.jpg"], "cannot be used with option"],
  [["B-500-CL", "a.jpg", "--alt", "es=Botella"], "Languages are tr, en"],
  [["B-500-CL", "a.jpg", "--alt", "en"], "Write it as language=text"],
  [["B-500-CL", "a.jpg", "--alt", `en=${"x".repeat(301)}`], "The text has 301 characters"],
  [["B-500-CL", "a.jpg", "b.jpg", "--alt", "en=A bottle"], "give one file at a time"],
  [["B-500-CL", "a.jpg", "--fast"], "unknown option"],
])("the command explains what is wrong with %j", async (args, message) => {
  const { code, error } = await runProgram(photographCommand, args, {});
  expect([code, error]).toEqual([1, expect.stringContaining(message)]);
  expect(error).toContain("--help");
});

test("the command creates no data folder and no database", async () => {
  const folder = await ownFolder();
  for (const [dataDir, what] of [
    [join(folder, "misspelt"), "folder"],
    [folder, "database in"],
  ] as const) {
    const environment = { DATA_DIR: dataDir, DATABASE_URL: undefined };
    const { code, error } = await runProgram(photographCommand, ["B-500-CL", "--list"], environment);
    expect([code, error]).toEqual([
      1,
      `There is no ${what} ${dataDir}. Correct DATA_DIR, or start the site once, which makes it.\n`,
    ]);
  }
  expect(await readdir(folder)).toEqual([]);
});
