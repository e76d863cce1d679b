import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { fixtureColours } from "../fixtures/index.ts";
import { useLocale } from "../provider/index.ts";
import { ColourChoice } from "./colour-choice.tsx";

function Example() {
  const { locale } = useLocale();
  const [value, setValue] = useState("amber");
  const colours = fixtureColours.map(({ title, ...colour }) => ({ ...colour, title: title[locale] }));
  return <ColourChoice part="body" colours={colours} value={value} onValueChange={setValue} />;
}

const meta = { title: "Catalogue/Colour choice", component: ColourChoice } satisfies Meta<
  typeof ColourChoice
>;
export default meta;

/** Change the props in the table, or edit the code. */
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
  play: async ({ canvas }) => {
    const amber = canvas.getByDisplayValue<HTMLInputElement>("amber");
    await expect(amber).toBeChecked();
    await expect(amber).toHaveAccessibleName();
    amber.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByDisplayValue("blue")).toBeChecked();
  },
};
