import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pressLinks } from "../keyboard/keyboard.ts";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Stepper } from "./index.ts";
import words from "./stepper.words.json" with { type: "json" };

function Example() {
  const steps = words[useLocale().locale].map((label, index) => ({
    id: String(index),
    label,
    href: `#step-${index}`,
  }));
  return (
    <Stack gap="xl">
      <Stepper steps={steps} current={0} label="1" />
      <Stepper steps={steps} current={2} />
      <Stepper steps={steps} current={4} label="3" />
    </Stack>
  );
}

const meta = {
  id: "navigation-stepper",
  title: "Navigation/Stepper (wizard, steps)",
  component: Stepper,
  render: (args) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

export const Playground: StoryObj<typeof Stepper> = {
  args: {
    steps: [
      { id: "name", label: "Full name", href: "#name" },
      { id: "email", label: "E-mail" },
      { id: "send", label: "Send the request" },
    ],
    current: 1,
  },
  render: (args) => <Stepper {...args} />,
  tags: ["playground", "!test"],
};

/** At the beginning, in the middle and at the end. Only completed steps are links. */
export const States: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(6);
    await expect(canvasElement.querySelectorAll('[aria-current="step"]')).toHaveLength(2);
    const named = () =>
      [...canvasElement.querySelectorAll("li:not([data-state=current]) > * > span:last-child")].filter(
        (text) => text.checkVisibility(),
      );
    // Room for the names in any window.
    canvasElement.style.inlineSize = "960px";
    await expect(named()).not.toHaveLength(0);
    // Text twice as large leaves no room for the names in the same window: they are hidden instead of broken.
    document.documentElement.style.fontSize = "200%";
    await expect(named()).toHaveLength(0);
    document.documentElement.style.removeProperty("font-size");
    canvasElement.style.inlineSize = "";
  },
};

/** On a phone only the current step shows its name. */
export const OnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Keyboard: Story = { ...States, ...pressLinks("link 6"), tags: ["keyboard"] };
