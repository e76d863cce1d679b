import { expect, test } from "vitest";

const stories = import.meta.glob<string>("../packages/ui/src/*/*.stories.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});
const pages = import.meta.glob<string>("../packages/ui/src/*/*.mdx", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** The id that Storybook derives from a title. */
const idOf = (title = "") =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const ids = new Set([
  ...Object.values(stories).map((source) => {
    const meta = source.slice(source.indexOf("const meta = {"));
    return /\bid: "([^"]*)",\s*title:/.exec(meta)?.[1] ?? idOf(/\btitle: "([^"]*)"/.exec(meta)?.[1]);
  }),
  ...Object.values(pages).map((source) => idOf(/<Meta title="([^"]*)"/.exec(source)?.[1])),
]);

test("every link of a documentation page leads to a page that exists", () => {
  const links = Object.entries(pages).flatMap(([file, source]) =>
    [...source.matchAll(/\?path=\/docs\/([\w-]+?)--docs/g)].map(([, id = ""]) => ({ file, id })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ id }) => !ids.has(id))).toEqual([]);
});
