import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { pressing } from "../keyboard/keyboard.ts";
import { Cluster } from "../layout/index.ts";
import { messagesFor } from "../messages/index.ts";
import { answeringClipboard } from "./copy-button.fixtures.ts";
import { CopyButton } from "./copy-button.tsx";

const meta = {
  id: "actions-copy-button",
  title: "Actions/Copy button (clipboard)",
  component: CopyButton,
  args: { value: "ORNKTRISXXX" },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof CopyButton> = {
  args: { value: "TR330006100519786457841326", label: "Copy IBAN", showLabel: true },
  tags: ["playground", "!test"],
};

export const States: Story = {
  render: (args) => (
    <Cluster>
      <CopyButton {...args} />
      <CopyButton {...args} showLabel variant="outline" />
    </Cluster>
  ),
  play: async ({ canvas, args, globals }) => {
    const messages = messagesFor(globals.locale)["copy-button"];
    const clipboard = answeringClipboard();
    const [icon, labelled] = canvas.getAllByRole("button");
    await userEvent.click(labelled!);
    await waitFor(() => expect(canvas.getAllByRole("status")[1]).toHaveTextContent(messages.copied));
    await expect(clipboard.texts).toEqual([args.value]);
    clipboard.refuse();
    await userEvent.click(icon!);
    await waitFor(() => expect(canvas.getAllByRole("status")[0]).toHaveTextContent(messages.failed));
    clipboard.restore();
    icon!.blur();
    // Waits until the confirmations disappear, so that the pictures show the buttons at rest.
    await waitFor(() => expect(canvas.getAllByRole("status")[0]).toBeEmptyDOMElement());
    await waitFor(() => expect(canvas.getAllByRole("status")[1]).toBeEmptyDOMElement());
  },
};

export const Keyboard: Story = {
  ...States,
  ...pressing(async ({ one, tabThrough, clicks }) => {
    await tabThrough("button 2");
    const clipboard = answeringClipboard();
    await clicks(one("button"), "Enter", "Space");
    await waitFor(() => expect(clipboard.texts).toEqual(["ORNKTRISXXX", "ORNKTRISXXX"]));
    clipboard.restore();
  }),
  tags: ["keyboard"],
};
