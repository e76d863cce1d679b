import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { expectModal } from "../dialog/modal-suite.ts";
import { Menu } from "../drawings/index.ts";
import { Icon } from "../icon/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import { Text } from "../text/index.ts";
import { AnchorDialog, type AnchorDialogProps } from "./index.ts";

function Example({ side }: Pick<AnchorDialogProps, "side">) {
  const texts = dialogFixture[useLocale().locale];
  const { close } = useMessages("dialog");
  return (
    <AnchorDialog
      id="samples"
      side={side}
      trigger={<Icon icon={Menu} />}
      triggerLabel={texts.open}
      title={texts.title}
      closeLabel={close}
    >
      <div style={{ padding: 16 }}>
        <Text>{texts.paragraph}</Text>
      </div>
    </AnchorDialog>
  );
}

const meta = {
  id: "overlays-anchor-dialog",
  title: "Overlays/Anchor dialog (dialog without JavaScript)",
  component: AnchorDialog,
  render: (args) => <Example {...args} />,
  parameters: { picture: "window" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

export const Playground: StoryObj<typeof AnchorDialog> = {
  args: {
    id: "menu",
    trigger: "Menu",
    triggerLabel: "Menu",
    title: "Menu",
    closeLabel: "Close",
    children: "Bottles, jars and closures.",
  },
  render: (args) => <AnchorDialog {...args} />,
  tags: ["playground", "!test"],
};

const opener = (root: ParentNode) => root.querySelector<HTMLElement>("a[role=button]") as HTMLElement;
const modal = () => document.querySelector<HTMLElement>("[aria-modal=true]");

/** Slides in from the side where reading starts. */
export const Start: Story = {
  args: { side: "start" },
  play: async ({ canvasElement }) => {
    await expect(opener(canvasElement)).toHaveAttribute("href", "#samples");
    await userEvent.click(opener(canvasElement));
    await waitFor(() => expect(modal()).not.toBeNull());
    const page = document.body.getBoundingClientRect();
    const isRtl = document.documentElement.dir === "rtl";
    await waitFor(() => {
      const box = (modal() as HTMLElement).getBoundingClientRect();
      return expect(isRtl ? page.right - box.right : box.left - page.left).toBe(0);
    });
  },
};

/** Covers the window from above. */
export const Top: Story = {
  args: { side: "top" },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await waitFor(() => expect(modal()?.getBoundingClientRect().top).toBe(0));
  },
};

/** Every way to open and close a modal. */
export const InUse: Story = {
  ...Start,
  tags: ["behaviour"],
  play: async ({ canvasElement }) => expectModal({ opener: opener(canvasElement) }),
};

export const Keyboard: Story = {
  ...Start,
  ...pressing(async ({ one, tabThrough, escapes }) => {
    await tabThrough("button", one("[role=dialog]"));
    await escapes(one("a[role=button]"));
  }, Start.play),
  tags: ["keyboard"],
};
