import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { Tooltip } from "./index.ts";

function Example() {
  const texts = dialogFixture[useLocale().locale];
  return (
    <div style={{ display: "flex", justifyContent: "center", paddingBlock: "7rem 2rem" }}>
      <Tooltip text={texts.lead}>
        <Button variant="outline">{texts.open}</Button>
      </Tooltip>
    </div>
  );
}

const meta = {
  title: "Overlays/Tooltip",
  component: Example,
  parameters: { picture: "window" },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By focus at once, by resting mouse after a moment; Escape hides it, and it describes rather than names. */
export const Journeys: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button");
    const tip = canvasElement.querySelector('[role="tooltip"]') as HTMLElement;
    await expect(button).toHaveAccessibleDescription(tip.textContent);
    await userEvent.tab();
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(tip).not.toBeVisible();
    await expect(button).toHaveFocus();
    button.blur();
    await userEvent.hover(button);
    await waitFor(() => expect(tip).toBeVisible());
    await expect(tip.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
  },
};
