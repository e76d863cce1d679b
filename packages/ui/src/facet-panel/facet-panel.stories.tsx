import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Locale } from "@preforma/domain/locales";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { inColumn } from "../fixtures/in-column.tsx";
import { pressing } from "../keyboard/keyboard.ts";
import { Popover } from "../popover/index.ts";
import { useLocale } from "../provider/index.ts";
import type { FacetGroupProps } from "./facet-group.tsx";
import { FacetPanel, type FacetPanelProps } from "./facet-panel.tsx";
import titles from "./facet-panel.words.json" with { type: "json" };

const necks = [
  "18/410",
  "20/410",
  "24/410",
  "24/415",
  "28/410",
  "28/400",
  "38/400",
  "PCO 1881",
  "PCO 1810",
  "DIN 45",
];

function facetsIn(locale: Locale): FacetGroupProps[] {
  const words = titles[locale];
  const hexes = ["#e8f0f2", "#ffffff", "#8a4a12", "#1f4f8f"];
  return [
    {
      name: "material",
      title: words.material,
      values: ["PET", "HDPE", "PP"].map((value, index) => ({
        value,
        title: value,
        count: 420 - index * 130,
        selected: index === 0,
      })),
    },
    {
      name: "neck",
      title: words.neck,
      values: necks.map((value, index) => ({ value, title: value, count: 90 - index * 10, selected: false })),
    },
    {
      name: "colour",
      title: words.colour,
      values: words.colours.map((title, index) => ({
        value: `c${index}`,
        title,
        count: 50 + index,
        selected: false,
        hex: hexes[index],
      })),
    },
  ];
}

function Example(props: Partial<FacetPanelProps>) {
  const { locale } = useLocale();
  return (
    <div style={{ maxInlineSize: 300 }}>
      <FacetPanel
        action="#list"
        hidden={[{ name: "keyword", value: "28/410" }]}
        facets={facetsIn(locale)}
        volume={{ min: 2, max: 220_000, from: 250 }}
        resultCount={21}
        {...props}
      />
    </div>
  );
}

const change = fn<(form: HTMLFormElement) => void>();
const meta = {
  id: "catalogue-facet-panel",
  title: "Catalogue/Facet panel (filters)",
  component: FacetPanel,
} satisfies Meta<typeof FacetPanel>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof FacetPanel> = {
  args: {
    action: "#",
    resultCount: 21,
    facets: [
      {
        name: "colour",
        title: "Volume (ml)",
        values: [
          { value: "clear", title: "Clear", hex: "#eef4f5", count: 50, selected: true },
          { value: "amber", title: "Amber", hex: "#b5651d", count: 49, selected: false },
          { value: "blue", title: "Blue", hex: "#1f4f8f", count: 48, selected: false },
          { value: "white", title: "White", hex: "#f7f7f4", count: 47, selected: false },
        ],
      },
    ],
    volume: { min: 2, max: 220000, from: 250 },
  },
  decorators: [inColumn(320)],
  tags: ["playground", "!test"],
};

/** Before hydration and without JavaScript: a form with a button. */
export const Plain: Story = {
  render: () => <Example />,
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector("form");
    if (!form) throw new Error("There is no form.");
    const data = new FormData(form);
    await expect([...data.entries()]).toEqual(
      expect.arrayContaining([
        ["keyword", "28/410"],
        ["material", "PET"],
        ["volume_min", "250"],
        ["volume_max", ""],
      ]),
    );
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};

/** Changes apply at once. The slider applies when it is released. */
export const Instant: Story = {
  render: () => <Example onFiltersChange={change} />,
};

/** Each choice is reported at once, the slider when it is released. */
export const InstantlyApplied: Story = {
  ...Instant,
  tags: ["behaviour"],
  play: async ({ canvas }) => {
    change.mockClear();
    await userEvent.click(canvas.getByRole("checkbox", { name: /HDPE/ }));
    await expect(change).toHaveBeenCalledOnce();
    const form = change.mock.calls[0]?.[0];
    await expect(new FormData(form).getAll("material")).toEqual(["PET", "HDPE"]);
    const thumb = canvas.getAllByRole("slider")[0] as HTMLElement;
    await fireEvent.input(thumb, { target: { value: "100" } });
    await expect(change).toHaveBeenCalledOnce();
    await fireEvent.pointerUp(thumb);
    await expect(change).toHaveBeenCalledTimes(2);
    // Half way on a scale of equal ratios from 2 ml to 220 litres.
    await expect(new FormData(form).get("volume_min")).toBe("660");
  },
};

/** Applies each change as a page does: the facets show the answer, whose volumes have the bounds that were sent. */
function Applied() {
  const { locale } = useLocale();
  const [sent, setSent] = useState<readonly string[]>([]);
  const facets = facetsIn(locale).map((facet) => ({
    ...facet,
    values: facet.values.map((option) => ({ ...option, selected: sent.includes(option.value) })),
  }));
  return (
    <>
      <Example
        facets={facets}
        volume={{ min: 2, max: 220_000, from: Number(sent[0]) || undefined }}
        onFiltersChange={(form) => {
          const data = new FormData(form);
          const from = data.get("volume_min");
          setSent([
            typeof from === "string" ? from : "",
            ...facets.flatMap(({ name }) => data.getAll(name).map(String)),
          ]);
        }}
      />
      <Button onClick={() => setSent([])}>×</Button>
    </>
  );
}

/** The answer to a change leaves the focus where it is, and the fields follow a choice that is removed elsewhere. */
export const Answered: Story = {
  render: () => <Applied />,
  tags: ["behaviour"],
  play: async ({ canvas }) => {
    const hdpe = canvas.getByRole("checkbox", { name: /HDPE/ });
    await userEvent.click(hdpe);
    await expect(hdpe).toHaveFocus();
    await userEvent.click(canvas.getByText(/3/, { selector: "summary" }));
    const last = await canvas.findByRole("checkbox", { name: /PCO 1810/ });
    await userEvent.click(last);
    await userEvent.click(last);
    await expect(last).toBeVisible();
    await expect(last).toHaveFocus();
    const [from] = canvas.getAllByRole("spinbutton") as [HTMLElement];
    await userEvent.type(from, "250{Enter}");
    await expect(from).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "×" }));
    await expect(hdpe).not.toBeChecked();
    await expect(from).toHaveValue(null);
    await userEvent.type(from, "250");
    await userEvent.tab();
    await expect(from).toHaveValue(250);
  },
};

/** A long facet gets its last values when it is expanded. */
export const LongFacet: Story = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("DIN 45")).toBeNull();
    await userEvent.click(canvas.getByText(/3/, { selector: "summary" }));
    await expect(await canvas.findByText("DIN 45")).toBeVisible();
  },
};

function FilterButton() {
  const { locale } = useLocale();
  const [material] = facetsIn(locale);
  if (!material) throw new Error("There is no facet.");
  return (
    <Popover label={material.title} trigger={<Button variant="outline">{material.title}</Button>}>
      <FacetPanel action="#list" facets={[material]} resultCount={21} onFiltersChange={change} />
    </Popover>
  );
}

/** One facet behind a button, where there is no room for a column of filters. */
export const InPopover: Story = {
  parameters: { picture: "window" },
  render: () => <FilterButton />,
  play: async ({ canvas }) => {
    change.mockClear();
    await userEvent.click(canvas.getByRole("button"));
    const panel = await waitFor(() => {
      const found = document.querySelector<HTMLElement>("[role=dialog][data-state=open]");
      if (!found) throw new Error("The panel is not open.");
      return found;
    });
    const pet = await within(panel).findByRole("checkbox", { name: /PET/ });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.click(pet);
    await expect(change).toHaveBeenCalledOnce();
    await expect(panel).toBeVisible();
    await userEvent.click(pet);
  },
};

export const Keyboard: Story = {
  ...Plain,
  ...pressing(async ({ one, press, tabThrough, clicks, submits }) => {
    await tabThrough(
      "summary, checkbox 3, summary, checkbox 7, summary 2, checkbox 4, slider 2, textbox 2, button",
    );
    const box = one<HTMLInputElement>("input[type=checkbox]");
    const ticked = box.checked;
    box.focus();
    await press("Space");
    await expect(box.checked).toBe(!ticked);
    await clicks(one("summary"), "Enter");
    await clicks(one("summary"), "Space");
    await submits(one("input[type=number]"));
    const thumb = one<HTMLInputElement>("input[type=range]");
    const at = Number(thumb.value);
    thumb.focus();
    await press("ArrowUp");
    await expect(Number(thumb.value)).toBeGreaterThan(at);
    await press("ArrowDown");
    await expect(Number(thumb.value)).toBe(at);
  }),
  tags: ["keyboard"],
};
