import { formatVolume } from "@preforma/domain/vocabulary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { fieldWords } from "../fixtures/field-words.ts";
import { inColumn } from "../fixtures/in-column.tsx";
import { pressSlider, pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { RangeSlider } from "./index.ts";

const spy = fn();

function States() {
  const { locale } = useLocale();
  const words = fieldWords[locale];
  const format = (ml: number) => formatVolume(ml, locale);
  return (
    <form style={{ display: "grid", gap: 20, maxInlineSize: 340 }}>
      <RangeSlider label={words.volume} min={0} max={1000} step={50} format={format} names={["min", "max"]} />
      <RangeSlider
        label={words.volume}
        min={0}
        max={1000}
        step={50}
        defaultValue={[250, 750]}
        format={format}
        onValueCommit={spy}
      />
      <RangeSlider
        label={words.quantity}
        min={0}
        max={100_000}
        step={1000}
        defaultValue={[20_000, 100_000]}
        disabled
      />
    </form>
  );
}

const meta = {
  id: "forms-range-slider",
  title: "Forms/Range slider (range input)",
  component: RangeSlider,
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof RangeSlider> = {
  args: { label: "Volume (ml)", min: 0, max: 1000, step: 50 },
  decorators: [inColumn(400)],
  tags: ["playground", "!test"],
};

/** The whole scale, a part of it, and disabled. */
export const AllStates: Story = {
  render: () => <States />,
};

/** The thumbs do not pass each other, and the value is reported once, when they are released. */
export const Moved: Story = {
  ...AllStates,
  tags: ["behaviour"],
  play: async ({ canvas, canvasElement }) => {
    const thumbs = canvas.getAllByRole<HTMLInputElement>("slider");
    const [low, high] = thumbs.slice(2) as [HTMLInputElement, HTMLInputElement];
    await expect(low).toHaveAttribute("aria-valuetext", expect.stringContaining("250"));
    await fireEvent.input(low, { target: { value: "900" } });
    await expect(low.value).toBe("750");
    await fireEvent.pointerUp(low);
    await fireEvent.pointerUp(low);
    await expect(spy.mock.calls).toEqual([[[750, 750]]]);
    await fireEvent.input(low, { target: { value: "300" } });
    await fireEvent.input(high, { target: { value: "600" } });
    await userEvent.tab();
    await expect(thumbs[0]).toHaveFocus();
    const data = new FormData(canvasElement.querySelector("form") as HTMLFormElement);
    await expect(Object.fromEntries(data)).toEqual({ min: "0", max: "1000" });
    thumbs[0]?.blur();
  },
};

export const Keyboard: Story = {
  ...AllStates,
  ...pressing(async ({ one, press, tabThrough }) => {
    await tabThrough("slider 4");
    await pressSlider();
    const low = one<HTMLInputElement>("input[type=range]");
    const end = Number(low.value);
    await press("ArrowDown");
    await expect(Number(low.value)).toBeLessThan(end);
    await press("ArrowUp");
    await expect(Number(low.value)).toBe(end);
  }),
  tags: ["keyboard"],
};
