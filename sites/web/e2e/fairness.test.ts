import { expect, it } from "vitest";
import { aClient, at } from "./visit.ts";

const ask = (path: string, client: string) =>
  fetch(at(path), { headers: { accept: "text/html", "x-forwarded-for": client } });

it("S8: who asks for many pages that are not in memory keeps nobody else waiting", async () => {
  const cached = "/urun";
  await (await ask(cached, aClient())).text();
  const greedyClient = aClient();
  let done = 0;
  const greedy = Array.from({ length: 150 }, async (_, index) => {
    const response = await ask(`/urun?limit=100&volume_min=${(index + 1) / 1000}`, greedyClient);
    await response.text();
    done++;
    return response;
  });
  const [page, fresh] = await Promise.all([ask(cached, aClient()), ask("/urun?volume_min=0.987", aClient())]);
  // Neither has waited for all the others.
  expect([page.status, fresh.status]).toEqual([200, 200]);
  expect(done).toBeLessThan(150);
  const answers = await Promise.all(greedy);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(50);
  expect(refused[0]?.headers.get("retry-after")).toBe("3");
  expect(refused[0]?.headers.get("content-language")).toBe("tr");
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(50);
});
