import { parseSync } from "vite";
import { expect, test } from "vitest";
import { isTestStory, showCode } from "./docs/show-code.ts";

const files = import.meta.glob<string>("../packages/ui/src/*/*.stories.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});
const stories = Object.entries(files).flatMap(([file, source]) =>
  [...source.matchAll(/^export const (\w+)/gm)].map(
    ([, name = ""]) =>
      [`${file.split("/").at(-2)} ${name}`, source, file.split("/").at(-2) ?? "", name] as const,
  ),
);

test("the code of every story can be parsed", () => {
  const broken = stories.flatMap(([label, source, folder, name]) => {
    const code = showCode(source, folder, name);
    const { errors } = parseSync("story.tsx", code);
    return errors.length === 0 && code.includes(`export function ${name}(`)
      ? []
      : [`${label}: ${errors[0]?.message}\n${code}`];
  });
  expect(broken).toEqual([]);
});

test("the code of every story has the values of its args", () => {
  const open = stories.flatMap(([label, source, folder, name]) => {
    const code = showCode(source, folder, name);
    const story = code.slice(code.indexOf(`export function ${name}(`));
    return /(?<![\w."'-])args\b/.test(story) && !story.includes("const args = {") ? [label] : [];
  });
  expect(open).toEqual([]);
});

const indexes = import.meta.glob<string>("../packages/ui/src/*/index.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});
const exportedBy = new Map(
  Object.entries(indexes).map(([file, source]) => [
    file.split("/").at(-2),
    new Set(
      [...source.matchAll(/^export (?:type )?(?:\{([^}]*)\}|\* as (\w+))/gm)].flatMap(([, names, all]) =>
        (names ?? all ?? "").split(",").map((name) =>
          name
            .trim()
            .replace(/^type /, "")
            .split(" as ")
            .at(-1),
        ),
      ),
    ),
  ]),
);

test("the code of every story imports its components from where the package exports them", () => {
  const wrong = stories.flatMap(([label, source, folder, name]) => {
    const code = showCode(source, folder, name);
    const imports = [...code.matchAll(/^import \{ (.*) \} from "(.*)";$/gm)];
    const known = new Set(
      [
        ...imports.flatMap(([, names = ""]) => names.split(", ")),
        ...[...code.matchAll(/^\/\/ (.*): sample data/gm)].flatMap(([, names = ""]) => names.split(", ")),
        ...[...code.matchAll(/(?:function|const) ([A-Z]\w*)/g)].map(([, declared = ""]) => declared),
      ].map((imported) =>
        imported
          .replace(/^type /, "")
          .split(" as ")
          .at(-1),
      ),
    );
    const missing = [...code.matchAll(/(?<!\w)<([A-Z]\w*)[\s/>]/g)]
      .map(([, used = ""]) => used)
      .filter((used) => !known.has(used));
    const absent = imports.flatMap(([, names = "", from = ""]) => {
      const entry = /^@preforma\/ui\/(.*)$/.exec(from)?.[1];
      return entry === undefined
        ? []
        : names
            .split(", ")
            .filter((one) => !exportedBy.get(entry)?.has(one.replace(/^type /, "").split(" as ")[0]));
    });
    return missing.length + absent.length === 0 ? [] : [{ label, missing, absent }];
  });
  expect(wrong).toEqual([]);
});

const sources = import.meta.glob<string>("../packages/ui/src/*/*.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});

test("every subcomponent says how it is imported", () => {
  const named = Object.entries(files).flatMap(([file, source]) =>
    (/^ {2}subcomponents: \{ (.*) \},$/m.exec(source)?.[1] ?? "")
      .split(", ")
      .filter(Boolean)
      .map((name) => `@import import { ${name} } from "@preforma/ui/${file.split("/").at(-2)}";`),
  );
  expect(named.length).toBeGreaterThan(0);
  const all = Object.values(sources).join("");
  expect(named.filter((tag) => !all.includes(tag))).toEqual([]);
});

test("the code of a playground needs nothing but the package", () => {
  const playgrounds = stories.filter(([, , , name]) => name === "Playground");
  expect(playgrounds.length).toBeGreaterThan(50);
  for (const [label, source, folder, name] of playgrounds)
    expect(showCode(source, folder, name), label).not.toMatch(
      /sample data|from "(?!@preforma\/ui\/|react")|\bfn\(/,
    );
});

test("what a story takes apart, types and mocks comes along", () => {
  const source = `import type { CartTotals } from "@preforma/domain/shop";
import { fn } from "storybook/test";
import { accounts } from "../fixtures/index.ts";
import { Summary } from "./summary.tsx";

const { key: _key, ...account } = accounts[0]!;
const totals: CartTotals = { total: 1 };

const meta = { component: Summary } satisfies Meta;
type Send = (data: FormData) => Promise<{ ok: boolean }>;

export const Sent: Story = {
  args: { account, totals, send: fn<Send>(() => Promise.resolve({ ok: true })), onSent: fn<(id: number) => void>() },
};
`;
  const code = showCode(source, "summary", "Sent");
  expect(code).toContain('import { CartTotals } from "@preforma/domain/shop";');
  expect(code).toContain("const { key: _key, ...account } = accounts[0]!;");
  expect(code).toContain("send={() => Promise.resolve({ ok: true })}");
  expect(code).toContain("onSent={() => {}}");
});

test("no story's code mocks a function", () => {
  const mocking = stories.filter(([, source, folder, name]) =>
    /\bfn[<(]/.test(showCode(source, folder, name)),
  );
  expect(mocking.map(([label]) => label)).toEqual([]);
});

test("stories of keys and behaviour are tests", () => {
  const source = `export const Rows: Story = { tags: ["autodocs"] };

export const RowsInUse: Story = {
  ...Rows,
  tags: ["behaviour"],
};
`;
  expect(["rows", "rows-in-use"].map((name) => isTestStory(source, `table--${name}`))).toEqual([false, true]);
});

test("a story becomes a component with its imports", () => {
  const source = `import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Stack } from "../layout/index.ts";
import { Button } from "./button.tsx";

/** Says hello. */
function Row({ wide }: { wide?: boolean }) {
  return <Button wide={wide}>Hello</Button>;
}

const meta = { title: "Actions/Button", component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { children: "Send", wide: true, onClick: fn() },
};

/** Two rows. */
export const Rows: Story = {
  render: () => (
    <Stack>
      <Row wide />
    </Stack>
  ),
  play: async () => {},
};
`;
  expect(showCode(source, "button", "Playground")).toBe(`import { Button } from "@preforma/ui/button";

export function Playground() {
  return (
    <Button wide onClick={() => {}}>Send</Button>
  );
}
`);
  expect(showCode(source, "button", "Rows")).toBe(`import { Stack } from "@preforma/ui/layout";
import { Button } from "@preforma/ui/button";

function Row({ wide }: { wide?: boolean }) {
  return <Button wide={wide}>Hello</Button>;
}

export function Rows() {
  return (
    <Stack>
      <Row wide />
    </Stack>
  );
}
`);
});
