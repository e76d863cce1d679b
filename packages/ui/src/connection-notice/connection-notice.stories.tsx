import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Locale } from "@preforma/domain/locales";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../button/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { messagesFor } from "../messages/index.ts";
import { useLocale } from "../provider/index.ts";
import { ConnectionNotice, WaitingList, type ConnectionNoticeProps } from "./index.ts";
import words from "./connection-notice.words.json" with { type: "json" };

interface ExampleProps extends Pick<ConnectionNoticeProps, "online" | "onDismiss"> {
  says: "kept" | "restored" | "waits" | "nothing";
  onCancel?: (id: string) => void;
}

function Example({ says, onCancel = () => {}, ...rest }: ExampleProps) {
  const text = words[useLocale().locale];
  return (
    <div style={{ minBlockSize: "14rem", contain: "layout" }}>
      <ConnectionNotice {...rest} label={text.label} messages={says === "nothing" ? [] : [text[says]]}>
        {says === "restored" && (
          <Button size="small" variant="outline">
            {text.reload}
          </Button>
        )}
        {says === "waits" && (
          <WaitingList
            items={[{ id: "1", title: text.kind, when: "10:24" }]}
            cancelLabel={text.cancel}
            onCancel={onCancel}
          />
        )}
      </ConnectionNotice>
    </div>
  );
}

const meta = {
  title: "Feedback/Connection notice",
  tags: ["experimental"],
  component: ConnectionNotice,
  render: (args) => <Example {...(args as Parameters<typeof Example>[0])} />,
  args: { says: "kept", online: false, onDismiss: fn() },
  // Belongs to the example, not to the component.
  argTypes: { says: { table: { disable: true } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

const textsOf = (globals: Record<string, unknown>) => words[globals.locale as Locale];

/** The connection is lost. The page is a saved copy. */
export const Lost: Story = {
  play: async ({ canvas, globals, args }) => {
    const text = textsOf(globals);
    await expect(canvas.getByRole("region", { name: text.label })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(text.kept);
    const { dismiss } = messagesFor(globals.locale as Locale).alert;
    await userEvent.click(canvas.getByRole("button", { name: dismiss }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** The connection is back. The button is not part of the announcement. */
export const Restored: Story = {
  args: { says: "restored", online: true },
  play: async ({ canvas, globals }) => {
    const text = textsOf(globals);
    await expect(canvas.getByRole("status")).toHaveTextContent(text.restored);
    await expect(canvas.getByRole("status")).not.toHaveTextContent(text.reload);
    await expect(canvas.getByRole("button", { name: text.reload })).toBeVisible();
  },
};

/** A form is waiting to be sent, and can be cancelled. */
export const Waiting: Story = {
  args: { says: "waits", onCancel: fn(), onDismiss: undefined },
  play: async ({ canvas, globals, args }) => {
    const text = textsOf(globals);
    await expect(canvas.getByRole("status")).toHaveTextContent(text.waits);
    const button = canvas.getByRole("button", { name: text.cancel });
    await expect(button).toHaveAccessibleDescription(`${text.kind} 10:24`);
    await userEvent.click(button);
    await expect(args.onCancel).toHaveBeenCalledWith("1");
    button.blur();
  },
};

/** No message: the live region is empty and invisible. */
export const Silent: Story = {
  args: { says: "nothing", online: true },
  parameters: { picture: false, pictureOff: "There is nothing to be seen." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Keyboard: Story = {
  ...Restored,
  ...pressing(async ({ all, tabThrough, clicks }) => {
    await tabThrough("button 2");
    await clicks(all("button").at(-1)!, "Enter", "Space");
  }),
  tags: ["keyboard"],
};
