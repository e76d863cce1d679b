import { parseSync } from "vite";
import { expect, test } from "vitest";
import { showCode } from "./docs/show-code.ts";

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

test("the code of a playground needs nothing but the package", () => {
  const playgrounds = stories.filter(([, , , name]) => name === "Playground");
  expect(playgrounds.length).toBeGreaterThan(50);
  for (const [label, source, folder, name] of playgrounds)
    expect(showCode(source, folder, name), label).not.toMatch(/sample data|from "\./);
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
