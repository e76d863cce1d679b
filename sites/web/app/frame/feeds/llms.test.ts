import { expect, it } from "vitest";
import { llmsRoutes } from "./llms.server.ts";

it("reads what the site holds once per version", async () => {
  let version = 1;
  let asked = 0;
  const routes = llmsRoutes({
    publicOrigin: "http://shop.test",
    version: () => version,
    fetch: ({ url }) => {
      asked += 1;
      const isSettings = url.includes("/general-settings/");
      return Promise.resolve(
        Response.json({
          success: true,
          data: isSettings
            ? { contact_info: { email: [], phone: [] } }
            : url.includes("/product-")
              ? []
              : null,
        }),
      );
    },
  });
  const read = async () => (await routes.request("/llms.txt")).text();
  const first = await read();
  expect(first).toContain("- [API reference](http://shop.test/api/docs)");
  const once = asked;
  expect([await read(), asked]).toEqual([first, once]);
  version = 2;
  expect([await read(), asked]).toEqual([first, 2 * once]);
});
