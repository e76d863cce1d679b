import { expect, test } from "vitest";
import { lazyHydrated } from "./lazy-hydrated.tsx";
import { renderAtOnce } from "./render.server.tsx";

test("a page waits for the code of its parts, and has all of them at once from then on", async () => {
  const Part = lazyHydrated(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    return { default: () => <p>Part</p> };
  });
  const page = (
    <html lang="en">
      <body>
        <Part />
      </body>
    </html>
  );
  const whole = '<!DOCTYPE html><html lang="en"><body><!--$--><p>Part</p><!--/$--></body></html>';
  const first = renderAtOnce(page);
  expect(first).toBeInstanceOf(Promise);
  expect((await first).replace("<head></head>", "")).toBe(whole);
  const second = renderAtOnce(page);
  expect(second).not.toBeInstanceOf(Promise);
  expect((await second).replace("<head></head>", "")).toBe(whole);
});

test("a part that fails is not left out in silence", async () => {
  const Part = lazyHydrated(() =>
    Promise.resolve({
      default: () => {
        throw new Error("No such thing");
      },
    }),
  );
  await expect(async () => renderAtOnce(<Part />)).rejects.toThrow("No such thing");
  // Also once the code is loaded.
  await expect(async () => renderAtOnce(<Part />)).rejects.toThrow("No such thing");
});
