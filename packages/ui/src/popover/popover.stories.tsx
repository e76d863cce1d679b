import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { Text } from "../text/index.ts";
import { Popover, type PopoverProps } from "./index.ts";

function Example({ placement }: Pick<PopoverProps, "placement">) {
  const texts = dialogFixture[useLocale().locale];
  return (
    <div style={{ display: "flex", justifyContent: "center", paddingBlock: "10rem" }}>
      <Popover
        placement={placement}
        label={texts.title}
        trigger={<Button variant="outline">{texts.title}</Button>}
      >
        <Text>{texts.lead}</Text>
      </Popover>
    </div>
  );
}

const meta = {
  title: "Overlays/Popover",
  component: Example,
  parameters: { picture: "window" },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 4000 };

/** Opens below, flush with the side where reading starts; the second press closes it. */
export const Below: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button");
    const panel = canvasElement.querySelector("[popover]") as HTMLElement;
    await userEvent.click(button);
    await waitFor(() => expect(panel).toBeVisible(), patience);
    const [from, to] = [button.getBoundingClientRect(), panel.getBoundingClientRect()];
    await expect(to.top).toBeGreaterThanOrEqual(from.bottom);
    const flush = document.documentElement.dir === "rtl" ? from.right - to.right : from.left - to.left;
    await expect(Math.abs(flush)).toBeLessThan(1);
    await userEvent.click(button);
    await waitFor(() => expect(panel).not.toBeVisible(), patience);
    await userEvent.click(button);
    button.blur();
  },
};

/** Opens above, flush with the other side. */
export const Above: Story = {
  args: { placement: "top-end" },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button");
    await userEvent.click(button);
    const panel = canvasElement.querySelector("[popover]") as HTMLElement;
    await waitFor(() => expect(panel).toBeVisible(), patience);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      button.getBoundingClientRect().top,
    );
    button.blur();
  },
};
