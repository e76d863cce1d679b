import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.ts";
import { fixtureColours } from "../fixtures/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { Popover } from "../popover/index.ts";
import { useLocale } from "../provider/index.ts";
import { ColourChoice } from "./colour-choice.tsx";

function useColours() {
  const { locale } = useLocale();
  const [value, onValueChange] = useState("amber");
  const colours = fixtureColours.map(({ title, ...colour }) => ({ ...colour, title: title[locale] }));
  return { colours, value, onValueChange };
}

function Example() {
  return <ColourChoice part="body" {...useColours()} />;
}

function ColourButton() {
  const choice = useColours();
  const title = choice.colours.find(({ key }) => key === choice.value)?.title ?? choice.value;
  return (
    <Popover label={title} trigger={<Button variant="outline">{title}</Button>}>
      <ColourChoice part="body" {...choice} />
    </Popover>
  );
}

const meta = { title: "Catalogue/Colour choice", component: ColourChoice } satisfies Meta<
  typeof ColourChoice
>;
export default meta;

export const Playground: StoryObj<typeof ColourChoice> = {
  args: {
    part: "body",
    colours: [
      { key: "clear", hex: "#eef4f5", transparent: true, title: "Clear" },
      { key: "amber", hex: "#b5651d", transparent: true, title: "Amber" },
      { key: "blue", hex: "#1f4f8f", transparent: false, title: "Blue" },
      { key: "white", hex: "#f7f7f4", transparent: false, title: "White" },
    ],
    value: "clear",
    onValueChange: () => {},
  },
  tags: ["playground", "!test"],
};

export const Default: StoryObj = {
  render: () => <Example />,
};

/** An arrow key chooses the next colour. */
export const Chosen: StoryObj = {
  ...Default,
  tags: ["behaviour"],
  play: async ({ canvas }) => {
    const amber = canvas.getByDisplayValue<HTMLInputElement>("amber");
    await expect(amber).toBeChecked();
    await expect(amber).toHaveAccessibleName();
    amber.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByDisplayValue("blue")).toBeChecked();
  },
};

/** Behind a button that shows the choice, as in a row of an order. The panel stays open after a choice. */
export const InPopover: StoryObj = {
  parameters: { picture: "window" },
  render: () => <ColourButton />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    const before = button.textContent;
    await userEvent.click(button);
    const amber = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>("[role=dialog][data-state=open] [value=amber]");
      if (!found) throw new Error("The panel is not open.");
      return found;
    });
    await waitFor(() => expect(amber).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(button.textContent).not.toBe(before);
    await userEvent.keyboard("{ArrowUp}");
    await expect(button.textContent).toBe(before);
  },
};

export const Keyboard: StoryObj = {
  ...Default,
  ...pressing(async ({ all, one, press, tabThrough }) => {
    await tabThrough("radio");
    const radios = all<HTMLInputElement>("input[type=radio]");
    radios.find(({ checked }) => checked)!.focus();
    await press("ArrowDown", "ArrowUp");
    await expect(one<HTMLInputElement>("[value=amber]").checked).toBe(true);
    radios[0]!.focus();
    await press("Space", "ArrowUp");
    await expect(radios.at(-1)!.checked).toBe(true);
  }),
  tags: ["keyboard"],
};
