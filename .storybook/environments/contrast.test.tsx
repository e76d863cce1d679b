import axe from "axe-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { components, show, wrong } from "./components.tsx";

const allModes = ["preforma", "bordeaux"].flatMap((brand) =>
  ["light", "dark"].flatMap((scheme) =>
    ["standard", "more"].map((contrast) => ({ brand, scheme, contrast }) as const),
  ),
);
/** The brand's own usual contrast is looked at in the stories, and its palette when the theme is built. */
const modes = allModes.filter(
  ({ brand, scheme, contrast }) =>
    inject("isFullRun") ||
    (brand === "preforma"
      ? contrast === "more" && scheme === "dark"
      : contrast === "standard" && scheme === "light"),
);

const sheet = document.createElement("style");
// A colour in transition is neither the old nor the new one.
sheet.textContent = `*, *::before, *::after { animation: none !important; transition: none !important }`;

beforeAll(async () => {
  document.head.append(sheet);
  await page.viewport(1024, 768);
});
afterAll(() => sheet.remove());

/** Texts whose contrast to what is behind them is too small. */
async function contrastFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: "rule", values: ["color-contrast"] },
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${node.target.join(" ")}: ${node.any[0]?.message}`),
  );
}

test("grey on grey is found", async () => {
  wrong(`<p style="color: #999; background: #bbb">hard to read</p>`);
  const faults = await contrastFaults();
  expect(faults).toHaveLength(1);
});

test.each(components)("$name", async (component) => {
  await show(component, { locale: "tr" });
  const faults: string[] = [];
  for (const mode of modes) {
    Object.assign(document.documentElement.dataset, mode);
    for (const fault of await contrastFaults()) faults.push(`${Object.values(mode).join(" ")}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
