import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { renderPicture } from "./picture.ts";
import { Painter } from "./painter.ts";

const wish = {
  packId: "bottle-round-cylinder",
  view: "front",
  body: "#1d6fae",
  closure: "#f4f4f0",
  width: 160,
  format: "webp",
} as const;

let painter: Painter;
afterEach(() => painter.close());

/** Running child processes of this one. */
const children = (): number[] =>
  readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, "utf8")
    .split(" ")
    .filter(Boolean)
    .map(Number);

describe("pictures drawn in a process of their own", () => {
  test("are those that are drawn here", async () => {
    painter = new Painter();
    expect(Buffer.from(await painter.paint(wish)).equals(await renderPicture(wish))).toBe(true);
  });

  test("report why one cannot be drawn, and continue", async () => {
    painter = new Painter();
    await expect(painter.paint({ ...wish, packId: "teapot" })).rejects.toMatchObject({
      name: "MissingPictureError",
      message: expect.stringContaining("teapot"),
    });
    await expect(painter.paint({ ...wish, body: "red" })).rejects.toMatchObject({ name: "RangeError" });
    expect((await painter.paint(wish)).byteLength).toBeGreaterThan(500);
  });

  test.runIf(process.platform === "linux")(
    "come all the same when the process is killed under them",
    async () => {
      painter = new Painter();
      const before = children();
      await painter.paint(wish);
      const [own] = children().filter((id) => !before.includes(id));
      const wanted = [320, 480, 640, 960].map((width) => painter.paint({ ...wish, width: width as 320 }));
      process.kill(own ?? 0, "SIGKILL");
      for (const bytes of await Promise.all(wanted)) expect(bytes.byteLength).toBeGreaterThan(500);
    },
  );

  test("are refused once the server closes, also those under way", async () => {
    painter = new Painter();
    const underWay = painter.paint({ ...wish, width: 960 });
    painter.close();
    await expect(underWay).rejects.toThrow("closing");
    await expect(painter.paint(wish)).rejects.toThrow("closing");
  });
});
