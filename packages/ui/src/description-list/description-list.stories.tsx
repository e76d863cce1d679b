import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DateText } from "../dates/index.ts";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { DescriptionList } from "./description-list.tsx";
import words from "./description-list.words.json" with { type: "json" };

const meta = {
  title: "Content/Description list",
  component: DescriptionList,
  args: { items: [] },
} satisfies Meta<typeof DescriptionList>;
export default meta;

export const Playground: StoryObj<typeof DescriptionList> = {
  args: {
    items: [
      { key: "name", term: "Full name", value: "Ege Kozmetik A.Ş." },
      { key: "email", term: "E-mail", value: "ipek.sahin@example.com" },
    ],
  },
  tags: ["playground", "!test"],
};

export const Layouts: StoryObj<typeof meta> = {
  render: function Layouts() {
    const { order, date, delivery, lines } = words[useLocale().locale];
    const items = [
      { key: "order", term: order, value: <bdi dir="ltr">PF-2026-00418</bdi> },
      { key: "date", term: date, value: <DateText date="2026-05-14" /> },
      { key: "delivery", term: delivery, value: lines.map((line) => <bdi key={line}>{line}</bdi>) },
    ];
    return (
      <Stack gap="xl">
        <DescriptionList items={items} />
        <DescriptionList items={items} layout="columns" />
        <DescriptionList items={items} layout="stacked" />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(9);
    await expect(canvas.getAllByRole("definition")).toHaveLength(12);
  },
};
