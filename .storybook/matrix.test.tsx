import { composeStories } from "@storybook/react-vite";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import * as pagination from "../packages/ui/src/pagination/pagination.stories.tsx";
import { initialGlobals, stage } from "./stage.tsx";

test("the matrix shows a story in each language, direction, scheme, density and length of text", () => {
  const { InTheMiddle } = composeStories(pagination, {
    decorators: [stage],
    initialGlobals: { ...initialGlobals, matrix: "on" },
  });
  const html = renderToString(<InTheMiddle />);
  const cells = [
    ...html.matchAll(/<div lang="(\w+)" dir="(\w+)" data-scheme="(\w+)" data-density="(\w+)"/g),
  ].map(([, ...values]) => values.join(" "));
  expect(cells).toHaveLength(6 * 9);
  expect(cells).toContain("ar rtl dark compact");
  expect(cells).toContain("ar ltr light comfortable");
  expect(cells).toContain("de rtl light comfortable");
  expect(html).toContain("Weiter<");
  expect(html).toContain("Weiter Weiter<");
});
