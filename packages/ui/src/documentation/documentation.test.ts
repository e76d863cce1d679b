import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { vars } from "../theme/contract.css.ts";
import { componentFacts } from "./component-facts.ts";
import type { ComponentDocs } from "./component-docs.ts";
import { tokensUsed } from "./tokens-used.ts";

const source = join(import.meta.dirname, "..");
const files = globSync("*/*.docs.ts", { cwd: source }).sort();
const documented = await Promise.all(
  files.map(async (file) => {
    const { docs } = (await import(join(source, file))) as { readonly docs: ComponentDocs };
    return [dirname(file), docs] as const;
  }),
);
const facts = componentFacts();
const isRoom = (name: string) => existsSync(join(source, name, "index.ts"));

const isPath = (path: string): boolean => {
  let node: unknown = vars;
  for (const key of path.split(".")) node = (node as Record<string, unknown> | undefined)?.[key];
  return typeof node === "string";
};

test("every component with stories is documented", () => {
  const missing = Object.keys(facts).filter((component) => !facts[component]?.documented);
  expect(
    missing,
    "Write <component>.docs.ts for these; see “Document a component” in CONTRIBUTING.md.",
  ).toEqual([]);
});

test("every component is named in the changelog, or in a note for the next release", () => {
  const project = join(source, "../../..");
  const notes = globSync(["packages/ui/CHANGELOG.md", ".changeset/*.md"], { cwd: project });
  const told = notes.map((note) => readFileSync(join(project, note), "utf8")).join("\n");
  const untold = documented.flatMap(([component]) => (told.includes(`\`${component}\``) ? [] : [component]));
  expect(untold, "Say in .changeset/<component>.md what is new.").toEqual([]);
});

/** Rooms that show nothing of their own, with the page on which what they export can be seen. */
const shownElsewhere: Readonly<Record<string, string>> = {
  "account-form": "register-form",
  dates: "news-card",
  drawings: "icon",
  highlight: "product-search",
  "kept-markup": "mega-menu",
  "request-form": "contact-form",
  "target-dialog": "mobile-sidebar",
};
/** Rooms without anything to see: data, texts and functions. */
const unseen = new Set([
  "fixtures",
  "messages",
  "navigation",
  "provider",
  "testing",
  "theme",
  "theme-builder",
]);

test("every exported component has a page in Storybook, or is shown on another's", () => {
  const rooms = globSync("*/index.ts", { cwd: source }).map(dirname).sort();
  const pages = Object.entries(facts).flatMap(([component, { titles }]) =>
    titles.length > 0 ? [component] : [],
  );
  const without = rooms.filter((room) => !pages.includes(room));
  expect(without, "Write <component>.stories.tsx and <component>.docs.ts.").toEqual(
    [...Object.keys(shownElsewhere), ...unseen].sort(),
  );
  expect(Object.values(shownElsewhere).filter((page) => !pages.includes(page))).toEqual([]);
  for (const room of unseen) {
    const components = globSync("*.tsx", { cwd: join(source, room) }).filter(
      (file) => !/\.(?:test|fixtures|stories)\./.test(file),
    );
    // The provider draws nothing: it hands on what components ask for.
    expect(room === "provider" || components.length === 0, `${room} draws something: give it a page.`).toBe(
      true,
    );
  }
});

test("documentation lies beside what it is of", () => {
  const strays = files.filter(
    (file) => basename(file) !== `${dirname(file)}.docs.ts` || !isRoom(dirname(file)),
  );
  expect(strays).toEqual([]);
  expect(documented.length).toBeGreaterThan(1);
});

const sentence = /[.!?:”)]$/;

describe.each(documented)("%s", (component, docs) => {
  test("names other components that have a page to lead to, each once", () => {
    const others = docs.instead.map((alternative) => alternative.component);
    expect(others.filter((name) => !facts[name]?.titles.length || name === component)).toEqual([]);
    expect(new Set(others).size).toBe(others.length);
  });

  test("says what it is for, what it is made of and how to use it well", () => {
    expect(docs.use.length).toBeGreaterThan(0);
    expect(docs.anatomy.length).toBeGreaterThan(0);
    expect(docs.advice.length).toBeGreaterThan(0);
    expect(docs.accessibility.notes.length).toBeGreaterThan(0);
  });

  test("is written in whole sentences, and in parts of sentences where these are completed", () => {
    const sentences = [
      docs.summary,
      ...docs.anatomy.map(({ purpose }) => purpose),
      ...docs.advice.flatMap((advice) => [advice.do, advice.dont, advice.because]),
      ...docs.accessibility.notes,
      ...(docs.writing ?? []),
    ];
    expect(sentences.filter((text) => !sentence.test(text))).toEqual([]);
    const parts = [
      ...docs.use,
      ...docs.instead.map(({ when }) => when),
      ...docs.keyboard.map(({ action }) => action),
    ];
    expect(parts.filter((text) => text.trim() === "" || text.endsWith("."))).toEqual([]);
    expect([...sentences, ...parts].filter((text) => text.split("`").length % 2 === 0)).toEqual([]);
  });

  test("says the mirrored keys where there are any", () => {
    const unchanged = docs.keyboard.filter(
      ({ keys, rightToLeft }) => rightToLeft !== undefined && rightToLeft.join() === keys.join(),
    );
    expect(unchanged).toEqual([]);
  });
});

describe("tokens", () => {
  test("every token that styles stand on is one of the theme", () => {
    const unknown = Object.entries(facts).flatMap(([component, { tokens }]) =>
      tokens.filter((token) => !isPath(token)).map((token) => `${component}: ${token}`),
    );
    expect(unknown).toEqual([]);
    expect(facts.alert?.tokens).toEqual(
      expect.arrayContaining(["color.warning.soft", "space.m", "color.focus", "radius.shoulder"]),
    );
  });

  test("are followed into what a style sheet takes from others, and no further", () => {
    const sources = new Map([
      [
        "card/card.css.ts",
        'import { vars } from "../theme/contract.css.ts";\nimport { ring, type Unused } from "../theme/fragments.ts";\nimport { line } from "../rule/rule.css.ts";\nexport const card = style([line, { padding: vars.space.m, ...ring }]);',
      ],
      ["theme/contract.css.ts", "vars.space.never"],
      [
        "theme/fragments.ts",
        "export const ring = {\n  outline: vars.color.focus,\n};\n\nexport const other = {\n  color: vars.color.highlight,\n};",
      ],
      ["rule/rule.css.ts", "export const line = style({ borderColor: vars.color.border.default });"],
    ]);
    expect(tokensUsed(sources, "card")).toEqual(["color.border.default", "color.focus", "space.m"]);
    expect(tokensUsed(sources, "none")).toEqual([]);
  });
});
