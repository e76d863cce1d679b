import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fieldWords } from "../fixtures/field-words.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import {
  Combobox,
  MultiCombobox,
  type ComboboxOption,
  type ComboboxProps,
  type MultiComboboxProps,
} from "./index.ts";

const spy = fn();

const cities = [
  "Adana",
  "Ankara",
  "Bursa",
  "Diyarbakır",
  "Eskişehir",
  "Isparta",
  "İstanbul",
  "İzmir",
  "Şanlıurfa",
];
const options: readonly ComboboxOption[] = cities.map((label) => ({ value: label, label }));
const closures: readonly ComboboxOption[] = [
  { value: "c1", label: "28/410", detail: "PP, 28 mm" },
  { value: "c2", label: "24/410", detail: "PP, 24 mm" },
  { value: "c3", label: "PCO 1881", detail: "HDPE, 28 mm" },
];

function Example(props: Partial<ComboboxProps>) {
  const words = fieldWords[useLocale().locale];
  return <Combobox label={words.city} name="city" options={options} {...props} />;
}

const meta = {
  id: "forms-combobox",
  title: "Forms/Combobox (autocomplete, select, typeahead)",
  component: Combobox,
  args: { label: null },
  decorators: [
    (Story) => (
      <form style={{ display: "grid", gap: 20, maxInlineSize: 360 }}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof Combobox> = {
  args: {
    name: "city",
    label: "City",
    hint: "The province we deliver to",
    options: [
      { value: "34", label: "İstanbul" },
      { value: "35", label: "İzmir" },
      { value: "63", label: "Şanlıurfa" },
    ],
  },
  tags: ["playground", "!test"],
};

function States() {
  const words = fieldWords[useLocale().locale];
  return (
    <>
      <Example hint={words.cityHint} onValueChange={spy} />
      <Example name="chosen" defaultValue="İzmir" optional />
      <Example name="wrong" />
      <Example name="off" defaultValue="Bursa" disabled />
    </>
  );
}

/** Empty, selected with a clear button, a text that matches no option, disabled. */
export const AllStates: Story = {
  render: () => <States />,
  play: async ({ canvas }) => {
    const wrong = canvas.getAllByRole("combobox")[2] as HTMLElement;
    await userEvent.type(wrong, "Atlantis");
    await userEvent.tab();
    await waitFor(() => expect(wrong).toBeInvalid());
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** Typing the full name of an option selects it. Clearing the field is reported to the form. */
export const Typed: Story = {
  ...AllStates,
  tags: ["behaviour"],
  play: async ({ canvas, canvasElement }) => {
    const [first, chosen] = canvas.getAllByRole<HTMLInputElement>("combobox");
    if (!first || !chosen) throw new Error("A field is missing.");
    // A name written without its special letters still selects the option.
    await userEvent.type(first, "sanliurfa");
    await userEvent.tab();
    await expect(first).toHaveValue("Şanlıurfa");
    await expect(spy).toHaveBeenLastCalledWith("Şanlıurfa", expect.objectContaining({ value: "Şanlıurfa" }));
    const data = new FormData(canvasElement.querySelector("form") as HTMLFormElement);
    await expect(data.get("chosen")).toBe("İzmir");
    // Clearing reaches the form like typed input.
    const heard = fn();
    chosen.form?.addEventListener("input", heard, { once: true });
    await userEvent.click(within(chosen.parentElement as HTMLElement).getByRole("button"));
    await expect(chosen).toHaveValue("");
    await waitFor(() => expect(heard).toHaveBeenCalledOnce());
    await userEvent.type(chosen, "izmir");
    await userEvent.tab();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/**
 * The arrow keys open the list and wrap around. Enter selects without sending the form. Escape closes it and leaves
 * the text.
 */
export const Open: Story = {
  render: () => <Example />,
  parameters: { picture: "window" },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole<HTMLInputElement>("combobox");
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(within(canvasElement).getAllByRole("option")).toHaveLength(9));
    await userEvent.keyboard("{ArrowUp}");
    const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    await expect(active()).toHaveTextContent("Şanlıurfa");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(field).toHaveValue("Adana");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.clear(field);
    await userEvent.type(field, "is");
    await waitFor(() => expect(canvas.getAllByRole("option")[0]).toHaveTextContent("Isparta"));
    await waitFor(() => expect(document.querySelector("[data-live-announcer]")?.textContent).toMatch(/\d/));
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(field).toHaveValue("is");
    await userEvent.clear(field);
    await userEvent.type(field, "i");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(canvas.getAllByRole("option")[1]).toHaveAttribute("data-active"));
  },
};

const provinces: readonly ComboboxOption[] = Array.from({ length: 81 }, (_, place) => ({
  value: String(place + 1),
  label: `${cities[place % cities.length]} ${place + 1}`,
}));

/** A long list opens at the selected option, and the keys continue from there. */
export const Reopened: Story = {
  render: () => <Example options={provinces} defaultValue={provinces[33]} />,
  parameters: { picture: "window" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>("combobox");
    const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    await userEvent.click(field);
    const chosen = await canvas.findByRole("option", { selected: true });
    await waitFor(async () => {
      const list = chosen.parentElement as HTMLElement;
      const [seen, box] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
      await expect(box.top).toBeGreaterThanOrEqual(seen.top);
      await expect(box.bottom).toBeLessThanOrEqual(seen.bottom);
    });
    await expect(active()).toBe(chosen);
    await userEvent.keyboard("{ArrowDown}");
    await expect(active()).toHaveTextContent(/35$/);
  },
};

/** Text that begins with a number stays in order on a right-to-left page. */
export const FigureFirst: Story = {
  render: () => <Example defaultValue="34 İstanbul" allowsCustomValue />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await expect(field).toHaveValue("34 İstanbul");
    await expect(getComputedStyle(field).unicodeBidi).toBe("plaintext");
  },
};

const search = fn<NonNullable<ComboboxProps["search"]>>();

/** Options from a server, with a second line. A failure is reported, and any text is allowed. */
export const Search: Story = {
  render: () => <Example options={undefined} search={search} allowsCustomValue />,
  parameters: { picture: "window" },
  beforeEach: () => {
    search.mockReset().mockResolvedValue(closures);
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>("combobox");
    search.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await userEvent.type(field, "2");
    await waitFor(() => expect(search).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole("status").textContent).not.toBe(""));
    await userEvent.type(field, "8");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(3));
    await expect(search.mock.lastCall?.[0]).toBe("28");
    // The active option stays active when further letters reorder the options, or is released.
    const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    await userEvent.keyboard("{ArrowDown}");
    await expect(active()).toHaveTextContent("28/410");
    await userEvent.keyboard("{Escape}");
    const answer = Promise.withResolvers<readonly ComboboxOption[]>();
    search.mockReturnValueOnce(answer.promise);
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(active()).toHaveTextContent("28/410"));
    await waitFor(() => expect(search).toHaveBeenCalledTimes(3));
    answer.resolve(closures.toReversed());
    await waitFor(() => expect(canvas.getAllByRole("option")[0]).toHaveTextContent("PCO 1881"));
    await expect(active()).toHaveTextContent("28/410");
    await userEvent.click(active() as HTMLElement);
    await expect(field).toHaveValue("28/410");
    await userEvent.click(field);
    await waitFor(() => expect(canvas.getAllByRole("option")[0]).toHaveAttribute("aria-selected", "true"));
    await waitFor(() => expect(search.mock.lastCall?.[0]).toBe(""));
  },
};

export const Keyboard: Story = {
  ...Open,
  ...pressing(async ({ one, press, write, tabThrough }) => {
    const field = one<HTMLInputElement>("[role=combobox]");
    const active = () =>
      document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;
    const expanded = () => field.getAttribute("aria-expanded");
    await tabThrough("combobox");
    field.focus();
    field.select();
    await write("zm");
    await waitFor(() => expect(expanded()).toBe("true"));
    await press("Alt+ArrowUp");
    await expect(expanded()).toBe("false");
    await press("Home");
    await expect(field.selectionStart).toBe(0);
    await press("End");
    await expect(field.selectionStart).toBe(2);
    await press("Backspace", "Backspace", "ArrowDown", "PageDown");
    await expect(active()).toBe("İstanbul");
    await press("PageUp");
    await expect(active()).toBe("Adana");
    await write("bursa");
    await press("Tab");
    await expect(field.value).toBe("Bursa");
  }, Open.play),
  tags: ["keyboard"],
};

const regions: readonly ComboboxOption[] = [
  { value: "34", label: "İstanbul", group: "Marmara" },
  { value: "16", label: "Bursa", group: "Marmara" },
  { value: "35", label: "İzmir", group: "Ege" },
  { value: "45", label: "Manisa", group: "Ege" },
  { value: "41", label: "Kocaeli", group: "Marmara" },
];

/** Options under headings. The keys move across groups. A group without a match is hidden. */
export const Groups: Story = {
  render: () => <Example options={regions} />,
  parameters: { picture: "window" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox");
    await userEvent.type(field, "man");
    await waitFor(() => expect(canvas.getAllByRole("group")).toHaveLength(1));
    await expect(canvas.getByRole("group")).toHaveAccessibleName("Ege");
    await userEvent.clear(field);
    await waitFor(() => expect(canvas.getAllByRole("group")).toHaveLength(2));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    await expect(active()).toHaveTextContent("İzmir");
  },
};

function Several(props: Partial<MultiComboboxProps>) {
  const words = fieldWords[useLocale().locale];
  return <MultiCombobox label={words.city} name="cities" options={options} {...props} />;
}

const chose = fn();

/** Several choices. Each is sent, and can be removed by its button, by Backspace, or in the list. */
export const Multiple: Story = {
  render: () => <Several defaultValue={["İzmir", "Bursa"]} onValueChange={chose} />,
  parameters: { picture: "window" },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole<HTMLInputElement>("combobox");
    const sent = () => new FormData(canvasElement.querySelector("form") as HTMLFormElement).getAll("cities");
    await expect(sent()).toEqual(["İzmir", "Bursa"]);
    await userEvent.click(field);
    await waitFor(() => expect(canvas.getAllByRole("option", { selected: true })).toHaveLength(2));
    await userEvent.type(field, "ada");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(field).toHaveValue("");
    await expect(sent()).toEqual(["İzmir", "Bursa", "Adana"]);
    await expect(chose).toHaveBeenLastCalledWith(["İzmir", "Bursa", "Adana"], expect.anything());
    // The list stays open for the next choice; selected options can be deselected in it.
    await userEvent.click(await canvas.findByRole("option", { name: "Bursa" }));
    await expect(sent()).toEqual(["İzmir", "Adana"]);
    await userEvent.keyboard("{Backspace}");
    await expect(sent()).toEqual(["İzmir"]);
    // Also by name, on blur; a text that matches no option is shown as an error.
    await userEvent.type(field, "eskisehir");
    await userEvent.tab();
    await waitFor(() => expect(sent()).toEqual(["İzmir", "Eskişehir"]));
    await userEvent.type(field, "Atlantis");
    await userEvent.tab();
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.clear(field);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: /İzmir/ }));
    await expect(sent()).toEqual(["Eskişehir"]);
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getByRole("option", { selected: true })).toBeVisible());
  },
};

const articles: readonly ComboboxOption[] = Array.from({ length: 10_000 }, (_, place) => ({
  value: String(place + 1),
  label: `PF-${place + 1}`,
}));

/** Ten thousand options, of which only the visible ones are drawn. Each announces its position. */
export const LongList: Story = {
  render: () => <Example options={articles} defaultValue={articles[4999]} />,
  parameters: { picture: "window" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>("combobox");
    const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    const comesTo = (label: string) => waitFor(() => expect(active()?.textContent).toBe(label));
    await userEvent.click(field);
    await comesTo("PF-5000");
    await expect(canvas.getAllByRole("option").length).toBeLessThan(60);
    await expect(active()).toHaveAttribute("aria-setsize", "10000");
    await expect(active()).toHaveAttribute("aria-posinset", "5000");
    await userEvent.keyboard("{ArrowDown}");
    await comesTo("PF-5001");
    await userEvent.keyboard("{PageDown}");
    await waitFor(() => expect(Number(active()?.textContent.slice(3) ?? "0")).toBeGreaterThan(5004));
    // Beyond the end, the keys start again.
    await userEvent.clear(field);
    await userEvent.keyboard("{Escape}{ArrowUp}");
    await comesTo("PF-10000");
    await userEvent.keyboard("{ArrowDown}");
    await comesTo("PF-1");
    const list = canvas.getByRole("listbox").getBoundingClientRect();
    await waitFor(() => expect(active()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top));
    await userEvent.type(field, "pf-77");
    await waitFor(() => expect(canvas.getAllByRole("option")[0]).toHaveTextContent("PF-77"));
    await userEvent.keyboard("{ArrowDown}");
    await comesTo("PF-77");
  },
};
