import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesFor } from "../messages/index.ts";
import { UiProvider } from "../provider/index.ts";
import { PersonCard } from "./index.ts";

test.each([2, 3, 4] as const)("a life below a name at level %i begins one level deeper", (level) => {
  const html = renderToString(
    <UiProvider locale="en" direction="ltr" messages={messagesFor("en")}>
      <PersonCard
        name="Deniz Yılmaz"
        title="Director"
        monogram="DY"
        html="<h2>Career</h2>"
        headingLevel={level}
      />
    </UiProvider>,
  );
  const headings = [...html.matchAll(/<h(\d)\b/g)].map(([, found]) => Number(found));
  expect(headings).toEqual([level, level + 1]);
});
