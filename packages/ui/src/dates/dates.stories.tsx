import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../layout/index.ts";
import { Text } from "../text/index.ts";
import { DateText } from "./index.ts";

const meta = {
  id: "text-date",
  title: "Text/Date (day, time)",
  component: DateText,
  args: { date: "2026-05-14" },
} satisfies Meta<typeof DateText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ["playground", "!test"] };

/** Long, short, and the day of an instant, which is that of the company’s clock: the 15th in Istanbul. */
export const Lengths: Story = {
  render: () => (
    <Stack>
      <Text>
        <DateText date="2026-05-14" />
      </Text>
      <Text>
        <DateText date="2026-05-14" length="short" />
      </Text>
      <Text>
        <DateText date="2026-05-14T22:30:00Z" />
      </Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const times = [...canvasElement.querySelectorAll("time")];
    await expect(times.map(({ dateTime }) => dateTime)).toEqual([
      "2026-05-14",
      "2026-05-14",
      "2026-05-14T22:30:00Z",
    ]);
    await expect(times.map(({ textContent }) => textContent?.includes("15"))).toEqual([false, false, true]);
  },
};
