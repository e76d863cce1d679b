import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { Dialog } from "../dialog/index.ts";
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

function Pair() {
  const texts = dialogFixture[useLocale().locale];
  return (
    <div style={{ display: "flex", justifyContent: "center", gap: 20, paddingBlock: "7rem 2rem" }}>
      <Tooltip text={texts.lead} onOpenChange={spy}>
        <Button disabled>{texts.open}</Button>
      </Tooltip>
      <Tooltip text={texts.open}>
        <Button variant="outline">{texts.title}</Button>
      </Tooltip>
    </div>
  );
}

function ControlledExample() {
  const texts = dialogFixture[useLocale().locale];
  const [open, setOpen] = useState(true);
  return (
    <div style={{ display: "flex", justifyContent: "center", gap: 20, paddingBlock: "7rem 2rem" }}>
      <input
        type="checkbox"
        aria-label={texts.title}
        checked={open}
        onChange={() => setOpen((before) => !before)}
      />
      <Tooltip text={texts.lead} open={open}>
        <Button variant="outline">{texts.open}</Button>
      </Tooltip>
    </div>
  );
}

function InDialog() {
  const texts = dialogFixture[useLocale().locale];
  return (
    <Dialog title={texts.title} trigger={<Button>{texts.open}</Button>}>
      <Tooltip text={texts.lead}>
        <Button variant="outline">{texts.send}</Button>
      </Tooltip>
    </Dialog>
  );
}

const meta = {
  id: "overlays-tooltip",
  title: "Overlays/Tooltip (hint)",
  tags: ["new"],
  component: Tooltip,
  render: (args) => <Example {...args} />,
  parameters: { picture: "window" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

export const Playground: StoryObj<typeof Tooltip> = {
  args: { text: "Opens the drawing as PDF.", children: <Button>Drawing</Button> },
  render: (args) => <Tooltip {...args} />,
  tags: ["playground", "!test"],
};

/** Shown above the control while the pointer is on it. */
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button");
    const tip = canvasElement.querySelector('[role="tooltip"]') as HTMLElement;
    await userEvent.hover(button);
    await waitFor(() => expect(tip).toBeVisible());
    await waitFor(() =>
      expect(tip.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top),
    );
  },
};

/** Shown at once on focus, after a moment under the mouse. Escape and a press hide it. It is a description, no name. */
export const OpenInUse: Story = {
  ...Open,
  tags: ["behaviour"],
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
    await fireEvent.pointerDown(button);
    await waitFor(() => expect(tip).not.toBeVisible());
    await userEvent.unhover(button);
    await userEvent.hover(button);
    await waitFor(() => expect(tip).toBeVisible());
  },
};

/** In a dialog the first Escape hides the tooltip, the next closes the dialog. */
export const InADialog: Story = {
  tags: ["behaviour"],
  render: () => <InDialog />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const dialog = await screen.findByRole("dialog");
    const tip = dialog.querySelector('[role="tooltip"]') as HTMLElement;
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    tip.parentElement?.querySelector("button")?.focus();
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(tip).not.toBeVisible();
    await expect(dialog).toHaveAttribute("data-state", "open");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

const spy = fn();

/** A disabled control has a tooltip too. The second tooltip replaces the first at once. */
export const DisabledAndNext: Story = {
  tags: ["behaviour"],
  render: () => <Pair />,
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll<HTMLElement>('[role="tooltip"]');
    const [disabled, next] = canvas.getAllByRole("button");
    if (!first || !second || !disabled || !next) throw new Error("A part is missing.");
    await userEvent.hover(disabled.parentElement as HTMLElement);
    await waitFor(() => expect(first).toBeVisible());
    await expect(spy.mock.lastCall).toEqual([true]);
    await userEvent.unhover(disabled.parentElement as HTMLElement);
    await userEvent.hover(next);
    await waitFor(() => expect(second).toBeVisible());
    await waitFor(() => expect(first).not.toBeVisible());
    await userEvent.unhover(next);
    await waitFor(() => expect(second).not.toBeVisible());
  },
};

function GoingExample() {
  const texts = dialogFixture[useLocale().locale];
  const [isThere, setThere] = useState(true);
  return (
    isThere && (
      <Tooltip text={texts.lead} onOpenChange={spy}>
        <Button onClick={() => setThere(false)}>{texts.open}</Button>
      </Tooltip>
    )
  );
}

/** A control that goes while the mouse rests on it opens nothing later. */
export const Going: Story = {
  tags: ["behaviour"],
  render: () => <GoingExample />,
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button");
    const tip = canvasElement.querySelector('[role="tooltip"]') as HTMLElement;
    await userEvent.hover(button);
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.unhover(button);
    await waitFor(() => expect(tip).not.toBeVisible());
    // Until then the next one opens at once.
    await new Promise((resolve) => setTimeout(resolve, 700));
    spy.mockClear();
    await userEvent.hover(button);
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(spy).not.toHaveBeenCalled();
  },
};

/** Open from the start and controlled by its owner. */
export const Controlled: Story = {
  tags: ["behaviour"],
  render: () => <ControlledExample />,
  play: async ({ canvas, canvasElement }) => {
    const tip = canvasElement.querySelector('[role="tooltip"]') as HTMLElement;
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.click(canvas.getByRole("checkbox"));
    await waitFor(() => expect(tip).not.toBeVisible());
  },
};
