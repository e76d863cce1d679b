import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesFor } from "../messages/index.ts";
import { UiProvider } from "../provider/index.ts";
import { FaqList } from "./index.ts";

const topics = [
  {
    key: "ordering",
    title: "Ordering",
    questions: [
      {
        id: "cartons",
        title: "Full cartons?",
        html: "<h2>Bottles</h2><p>Yes.</p>",
        searchText: "full cartons",
      },
    ],
  },
];

test.each([2, 3, 4] as const)("below a topic at level %i no level of the outline is left out", (level) => {
  const html = renderToString(
    <UiProvider locale="en" direction="ltr" messages={messagesFor("en")}>
      <FaqList topics={topics} headingLevel={level} />
    </UiProvider>,
  );
  const headings = [...html.matchAll(/<h(\d)\b/g)].map(([, found]) => Number(found));
  expect(headings).toEqual([level, level + 1, level + 2]);
});
