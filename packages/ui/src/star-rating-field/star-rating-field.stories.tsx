import { errorMessages } from "@preforma/domain/errors";
import { ratingLabels } from "@preforma/domain/reviews";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { StarRatingField } from "./index.ts";
import labels from "./star-rating-field.words.json" with { type: "json" };

const spy = fn();

const meta = {
  id: "forms-star-rating-field",
  title: "Forms/Star rating field (stars, vote)",
  component: StarRatingField,
} satisfies Meta<typeof StarRatingField>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof StarRatingField> = {
  args: { label: "Your rating" },
  tags: ["playground", "!test"],
};

function Fields() {
  const { locale } = useLocale();
  const label = labels[locale];
  return (
    <form style={{ display: "grid", gap: 20 }}>
      <StarRatingField label={label} onValueChange={spy} />
      <StarRatingField label={label} name="chosen" defaultValue={4} />
      <StarRatingField label={label} name="missing" error={errorMessages[locale].RATING_MISSING} />
      <StarRatingField label={label} name="off" defaultValue={2} disabled />
    </form>
  );
}

/** Empty, selected, missing, disabled. The arrow keys choose, and each star says what it means. */
export const Choosing: Story = {
  render: () => <Fields />,
  play: async ({ canvas, canvasElement, globals }) => {
    const radios = canvas.getAllByRole<HTMLInputElement>("radio");
    const own = radios.slice(0, 5);
    for (const radio of own) await expect(radio).not.toBeChecked();
    const labels = Object.values(ratingLabels).map((texts) => texts[globals.locale as "tr"]);
    await expect(own[3]).toHaveAccessibleName(new RegExp(`: ${labels[3]}$`));
    await userEvent.click(own[2] as HTMLElement);
    await expect(spy).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard("{ArrowDown}");
    await expect(own[3]).toBeChecked();
    const form = canvasElement.querySelector("form") as HTMLFormElement;
    await expect(Object.fromEntries(new FormData(form))).toEqual({ rating: "4", chosen: "4" });
    form.reset();
    await expect(own[3]).not.toBeChecked();
    await expect(radios[10]?.closest("fieldset")).toBeInvalid();
    await expect(radios[10]?.closest("fieldset")).toHaveAccessibleDescription(
      new RegExp(errorMessages[globals.locale as "tr"].RATING_MISSING),
    );
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

export const Keyboard: Story = {
  ...Choosing,
  ...pressing(async ({ all, press, tabThrough }) => {
    await tabThrough("radio 3");
    const stars = all<HTMLInputElement>("input[type=radio]").slice(0, 5);
    stars[1]!.focus();
    await press("Space");
    await expect(stars[1]!.checked).toBe(true);
    await press("ArrowUp");
    await expect(stars[0]!.checked).toBe(true);
    await press("ArrowUp");
    await expect(stars[4]!.checked).toBe(true);
  }),
  tags: ["keyboard"],
};
