import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inColumn } from "../fixtures/in-column.tsx";
import { useLocale } from "../provider/index.ts";
import { SpecTable } from "./spec-table.tsx";
import words from "./spec-table.words.json" with { type: "json" };

function Example() {
  const { locale } = useLocale();
  const { caption, lines } = words[locale];
  return (
    <div style={{ maxInlineSize: 520 }}>
      <SpecTable caption={caption} rows={lines.map((line) => ({ id: line.label, ...line }))} />
    </div>
  );
}

const meta = { title: "Catalogue/Specification table", component: SpecTable } satisfies Meta<
  typeof SpecTable
>;
export default meta;

export const Playground: StoryObj<typeof SpecTable> = {
  args: {
    caption: "PB-500-28-AM",
    rows: [
      { id: "volume", label: "Volume (ml)", value: "500" },
      { id: "wall", label: "Wall thickness (mm)", value: "0.8 ± 0.1", note: "ISO 2768" },
    ],
  },
  decorators: [inColumn(560)],
  tags: ["playground", "!test"],
};

export const Default: StoryObj = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(4);
    await expect(canvas.getByRole("table")).toHaveAccessibleName();
  },
};
