import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useLocale } from "../provider/index.ts";
import { Timeline } from "./timeline.tsx";
import stations from "./timeline.words.json" with { type: "json" };

const meta = { title: "Content/Timeline", component: Timeline, args: { items: [] } } satisfies Meta<
  typeof Timeline
>;
export default meta;

export const Playground: StoryObj<typeof Timeline> = {
  args: {
    items: [
      {
        key: "free-carriage",
        when: "2026",
        title: "Free carriage from 10,000 TRY",
        text: "With the code KARGO, goods worth 10,000 TRY or more without VAT travel free. As a rule, that begins at 50,000.",
      },
      {
        key: "colour-plaque",
        when: "2026",
        title: "Your first order in your own colour: plaque and trial are free",
        text: "We make no charge for the colour plaque and the trial in the mould with a first order in a special colour, from two pallets.",
      },
    ],
  },
  tags: ["playground", "!test"],
};

export const History: StoryObj<typeof meta> = {
  render: function History() {
    const items = stations[useLocale().locale].map(({ when, title, text }) => ({
      key: when,
      when,
      title,
      text,
    }));
    return <Timeline items={items} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  },
};
