import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Badge } from "../badge/index.ts";
import { Store, Truck } from "../drawings/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { ChoiceCard, ChoiceCards, type ChoiceCardsProps } from "./index.ts";
import words from "./choice-card.words.json" with { type: "json" };

function Delivery({
  chosen,
  wrong = false,
  ...props
}: Pick<ChoiceCardsProps, "layout" | "hideLabel"> & { chosen?: "carrier"; wrong?: boolean }) {
  const texts = words[useLocale().locale];
  return (
    <ChoiceCards label={texts.question} error={wrong ? texts.missing : undefined} {...props}>
      <ChoiceCard
        name="delivery"
        value="carrier"
        defaultChecked={chosen === "carrier"}
        icon={Truck}
        title={texts.carrier}
        badge={<Badge tone="brand">{texts.usual}</Badge>}
        note={texts.carrierNote}
        details={texts.carrierDetails}
      />
      <ChoiceCard name="delivery" value="own" icon={Store} title={texts.own} note={texts.ownNote} />
      <ChoiceCard name="delivery" value="express" title={texts.express} reason={texts.expressReason} />
    </ChoiceCards>
  );
}

const meta = {
  title: "Forms/Choice card",
  component: ChoiceCard,
  render: (args) => <Delivery {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Delivery>;

export const Playground: StoryObj<typeof ChoiceCard> = {
  args: {
    name: "delivery",
    value: "carrier",
    title: "By carrier",
    note: "Two to four working days",
    badge: "Free",
    details: "The carrier calls before the delivery.",
    defaultChecked: true,
  },
  render: (args) => <ChoiceCard {...args} />,
  tags: ["playground", "!test"],
};

const wordsOf = (globals: { locale?: unknown }) => words[globals.locale as Locale];

/** One choice is selected and shows its details. An unavailable one says why, and the arrow keys skip it. */
export const Choosing: Story = {
  args: { chosen: "carrier" },
  play: async ({ canvas, globals }) => {
    const texts = wordsOf(globals);
    const [carrier, own, express] = canvas.getAllByRole<HTMLInputElement>("radio");
    await expect(carrier).toHaveAccessibleName(new RegExp(`^${texts.carrier}`));
    await expect(carrier).toHaveAccessibleDescription(texts.carrierNote);
    await expect(express).toBeDisabled();
    await expect(express).toHaveAccessibleDescription(texts.expressReason);
    await expect(canvas.getByText(texts.carrierDetails)).toBeVisible();
    await userEvent.tab();
    await expect(carrier).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(own).toBeChecked();
    await expect(canvas.getByText(texts.carrierDetails)).not.toBeVisible();
    // Skips the unavailable one and wraps to the first.
    await userEvent.keyboard("{ArrowDown}");
    await expect(carrier).toBeChecked();
    carrier!.blur();
  },
};

/** Side by side, with the required answer missing. */
export const Missing: Story = {
  args: { layout: "grid", wrong: true },
  play: async ({ canvas, globals }) => {
    const texts = wordsOf(globals);
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toBeChecked();
    await expect(canvas.getByRole("group", { name: texts.question })).toHaveAccessibleDescription(
      new RegExp(texts.missing),
    );
  },
};

export const KeyboardChoosing: Story = {
  ...Choosing,
  ...pressing(async ({ all, press, onward, back, tabThrough }) => {
    await tabThrough("radio");
    const [carrier, own] = all<HTMLInputElement>("input[type=radio]:enabled");
    carrier!.focus();
    await press("ArrowDown");
    await expect(own!.checked).toBe(true);
    await press("ArrowUp");
    await expect(carrier!.checked).toBe(true);
    await press(onward);
    await expect(own!.checked).toBe(true);
    await press(back);
    await expect(carrier!.checked).toBe(true);
  }),
  tags: ["keyboard"],
};

export const KeyboardMissing: Story = {
  ...Missing,
  ...pressing(async ({ all, press }) => {
    const [, own] = all<HTMLInputElement>("input[type=radio]");
    own!.focus();
    await press("Space");
    await expect(own!.checked).toBe(true);
  }),
  tags: ["keyboard"],
};
