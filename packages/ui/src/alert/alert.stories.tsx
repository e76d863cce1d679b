import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Text } from "../text/index.ts";
import { Alert, type AlertProps } from "./index.ts";

function Example({ onDismiss }: Pick<AlertProps, "onDismiss">) {
  const texts = dialogFixture[useLocale().locale];
  return (
    <Stack>
      {(["info", "success", "warning", "danger"] as const).map((tone) => (
        <Alert
          key={tone}
          tone={tone}
          live={tone === "danger"}
          onDismiss={tone === "info" ? onDismiss : undefined}
        >
          <Text>{texts.lead}</Text>
        </Alert>
      ))}
      <div style={{ maxInlineSize: "20rem" }}>
        <Alert tone="warning" title={texts.title}>
          <Text size="s">{texts.paragraph}</Text>
        </Alert>
      </div>
    </Stack>
  );
}

const meta = {
  id: "feedback-alert",
  title: "Feedback/Alert (callout, message, banner)",
  component: Alert,
  render: (args) => <Example {...args} />,
  args: { onDismiss: fn() },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

export const Playground: StoryObj<typeof Alert> = {
  args: {
    title: "Sample request",
    children: "Leave your address and we will post the samples within two working days.",
  },
  render: (args) => <Alert {...args} />,
  tags: ["playground", "!test"],
};

/** Only an alert in response to an action is announced. The meaning of its colour is also in its text. */
export const Tones: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole("alert")).toHaveLength(1);
    await expect(canvas.queryByRole("status")).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    canvas.getByRole("button").blur();
  },
};

export const Keyboard: Story = {
  ...Tones,
  ...pressing(async ({ one, tabThrough, clicks }) => {
    await tabThrough("button");
    await clicks(one("button"), "Enter", "Space");
  }),
  tags: ["keyboard"],
};
