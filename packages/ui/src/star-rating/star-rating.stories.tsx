import { errorMessages } from "@preforma/domain/errors";
import { ratingLabels } from "@preforma/domain/reviews";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { reviewWords } from "../fixtures/reviews.ts";
import { useLocale } from "../provider/index.ts";
import { StarRating, StarRatingField } from "./index.ts";

const told = fn();

const meta = { title: "Catalogue/Star rating", component: StarRating } satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj;

/** Half stars for averages, three sizes, and the honest state of what nobody has rated. */
export const Averages: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 24, alignItems: "center" }}>
      <StarRating average={4.3} size="small" withNumber />
      <StarRating average={3.6} withNumber />
      <StarRating average={5} size="large" />
      <StarRating average={1} />
      <StarRating average={null} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(4);
    await expect(canvas.getAllByRole("img")[0]).toHaveAccessibleName(/4[.,]3/);
  },
};

function Fields() {
  const { locale } = useLocale();
  const label = reviewWords[locale].yourRating;
  return (
    <form style={{ display: "grid", gap: 20 }}>
      <StarRatingField label={label} onRatingChange={told} />
      <StarRatingField label={label} name="chosen" defaultValue={4} />
      <StarRatingField label={label} name="missing" error={errorMessages[locale].RATING_MISSING} />
      <StarRatingField label={label} name="off" defaultValue={2} disabled />
    </form>
  );
}

/** Nothing chosen, chosen, missing, switched off. Arrow keys choose; each star says what it means. */
export const Choosing: Story = {
  render: () => <Fields />,
  play: async ({ canvas, canvasElement, globals }) => {
    const radios = canvas.getAllByRole<HTMLInputElement>("radio");
    const own = radios.slice(0, 5);
    for (const radio of own) await expect(radio).not.toBeChecked();
    const labels = Object.values(ratingLabels).map((texts) => texts[globals.locale as "tr"]);
    await expect(own[3]).toHaveAccessibleName(new RegExp(`: ${labels[3]}$`));
    await userEvent.click(own[2] as HTMLElement);
    await expect(told).toHaveBeenLastCalledWith(3);
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
