import { expect, test } from "vitest";
import { serverHtml } from "../fixtures/server-html.tsx";
import { PersonCard } from "./index.ts";

test.each([2, 3, 4] as const)("a life below a name at level %i begins one level deeper", (level) => {
  const html = serverHtml(
    <PersonCard
      name="Deniz Yılmaz"
      title="Director"
      monogram="DY"
      html="<h2>Career</h2>"
      headingLevel={level}
    />,
  );
  const headings = [...html.matchAll(/<h(\d)\b/g)].map(([, found]) => Number(found));
  expect(headings).toEqual([level, level + 1]);
});
