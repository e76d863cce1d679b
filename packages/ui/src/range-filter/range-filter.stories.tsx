import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { formatVolume } from "@preforma/domain/vocabulary";
import { inColumn } from "../fixtures/in-column.tsx";
import { pressSlider, pressing } from "../keyboard/keyboard.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import { RangeFilter } from "./range-filter.tsx";

const commit = fn<() => void>();

function Example({ from, to }: { from?: number; to?: number }) {
  const { locale } = useLocale();
  const messages = useMessages("facet-panel");
  return (
    <form style={{ maxInlineSize: 300 }}>
      <RangeFilter
        legend={messages.volume}
        min={2}
        max={220_000}
        from={from}
        to={to}
        fromLabel={messages.from}
        toLabel={messages.to}
        fromName="volume_min"
        toName="volume_max"
        format={(value) => formatVolume(value, locale)}
        onValueCommit={commit}
      />
    </form>
  );
}

const meta = { title: "Catalogue/Range filter", component: RangeFilter } satisfies Meta<typeof RangeFilter>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof RangeFilter> = {
  args: {
    legend: "Volume (ml)",
    min: 2,
    max: 220000,
    from: 250,
    fromLabel: "From",
    toLabel: "To",
    fromName: "from",
    toName: "to",
    format: (value) => value.toLocaleString("en"),
  },
  decorators: [inColumn(320)],
  tags: ["playground", "!test"],
};

/** Open at both ends: the fields are empty and name the limits. */
export const Open: Story = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole("spinbutton")) await expect(field).toHaveValue(null);
    for (const thumb of canvas.getAllByRole("slider")) await expect(thumb).toHaveAccessibleName();
  },
};

/** A range of volumes. */
export const Chosen: Story = {
  render: () => <Example from={100} to={1000} />,
};

/** Limits that are dragged or typed. The end of the scale is no limit. A choice is reported once. */
export const Moved: Story = {
  ...Chosen,
  tags: ["behaviour"],
  play: async ({ canvas }) => {
    commit.mockClear();
    const [low, high] = canvas.getAllByRole("slider") as [HTMLElement, HTMLElement];
    const [from, to] = canvas.getAllByRole("spinbutton") as [HTMLElement, HTMLElement];
    await fireEvent.input(low, { target: { value: "200" } });
    await expect(Number((from as HTMLInputElement).value)).toBeLessThanOrEqual(1000);
    await fireEvent.pointerUp(low);
    await fireEvent.pointerUp(low);
    await expect(commit).toHaveBeenCalledOnce();
    await fireEvent.input(high, { target: { value: "200" } });
    // The end of the scale means no bound.
    await expect(to).toHaveValue(null);
    await userEvent.clear(from);
    await userEvent.type(from, "250");
    await userEvent.tab();
    await expect(from).toHaveValue(250);
    await expect(commit).toHaveBeenCalledTimes(2);
  },
};

export const Keyboard: Story = {
  ...Chosen,
  ...pressing(async ({ tabThrough }) => {
    await tabThrough("slider 2, textbox 2");
    await pressSlider();
  }),
  tags: ["keyboard"],
};
