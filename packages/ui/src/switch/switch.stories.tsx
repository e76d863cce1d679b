import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { fieldWords } from "../fixtures/field-words.ts";
import { inColumn } from "../fixtures/in-column.tsx";
import { useLocale } from "../provider/index.ts";
import { Switch } from "./index.ts";

const changed = fn();
const checked = fn();

function States() {
  const words = fieldWords[useLocale().locale];
  return (
    <div style={{ display: "grid", gap: 16, maxInlineSize: 360 }}>
      <Switch label={words.stock} name="stock" onChange={changed} onCheckedChange={checked} />
      <Switch label={words.newsletter} hint={words.newsletterHint} defaultChecked />
      <Switch label={words.stock} side="end" defaultChecked />
      <Switch label={words.stock} disabled />
      <Switch label={words.stock} disabled defaultChecked />
    </div>
  );
}

const meta = { id: "forms-switch", title: "Forms/Switch (toggle)", component: Switch } satisfies Meta<
  typeof Switch
>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof Switch> = {
  args: { name: "newsletter", label: "Newsletter", hint: "New products and moulds, once a month." },
  decorators: [inColumn(400)],
  tags: ["playground", "!test"],
};

/** Off, on, at the end of the line, and disabled. The space bar and the label switch it. */
export const AllStates: Story = {
  render: () => <States />,
  play: async ({ canvas }) => {
    const [first, second, , off] = canvas.getAllByRole<HTMLInputElement>("switch");
    if (!first || !second || !off) throw new Error("A switch is missing.");
    await expect(second).toBeChecked();
    await expect(second).toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(first).toBeChecked();
    await expect(changed).toHaveBeenCalled();
    await userEvent.click(first.labels?.[0] ?? first);
    await expect(first).not.toBeChecked();
    await expect(checked.mock.calls).toEqual([[true], [false]]);
    await expect(off).toBeDisabled();
    first.blur();
  },
};
