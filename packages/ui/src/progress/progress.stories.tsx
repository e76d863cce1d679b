import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { inColumn } from "../fixtures/in-column.tsx";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Progress } from "./index.ts";

function Example() {
  const { send } = dialogFixture[useLocale().locale];
  return (
    <Stack gap="l">
      <Progress label={send} value={0} />
      <Progress label={send} value={42} />
      <Progress label={send} value={3} max={3} />
      <Progress label={send} />
    </Stack>
  );
}

const meta = {
  id: "feedback-progress",
  title: "Feedback/Progress (progress bar, loading)",
  component: Progress,
  render: (args) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

export const Playground: StoryObj<typeof Progress> = {
  args: { label: "Send the request", value: 42 },
  render: (args) => <Progress {...args} />,
  decorators: [inColumn(480)],
  tags: ["playground", "!test"],
};

/** With and without a known end. The bar fills in reading direction. */
export const States: Story = {
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole<HTMLProgressElement>("progressbar");
    for (const bar of bars) await expect(bar).toHaveAccessibleName();
    await expect(bars.map(({ position }) => position)).toEqual([0, 0.42, 1, -1]);
  },
};
