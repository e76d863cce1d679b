import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fixtureProducts } from "../fixtures/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { stayHere } from "../navigation/navigation.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { answerOf, foundList, turnTo, type Answer } from "./product-search.fixtures.ts";
import spellings from "./spellings.words.json" with { type: "json" };
import { createRecentSearches } from "./recent-searches.ts";
import { ProductSearch, type ProductSearchProps, type SearchProducts, type SearchResults } from "./index.ts";

const recent = createRecentSearches("preforma.story.searches");

interface ExampleProps {
  answer?: Answer;
  search?: SearchProducts;
  size?: ProductSearchProps["size"];
  defaultValue?: string;
  onSubmit?: ProductSearchProps["onSubmit"];
}

function Example({ answer = "found", search, ...rest }: ExampleProps) {
  const { locale } = useLocale();
  return (
    <div
      role="presentation"
      onClick={stayHere}
      style={{ maxInlineSize: 540, minBlockSize: 480, marginInline: "auto" }}
    >
      <ProductSearch
        action="/urun"
        search={search ?? answerOf(answer, locale)}
        listHref={(text) => `#list?keyword=${encodeURIComponent(text)}`}
        recent={recent}
        {...rest}
      />
    </div>
  );
}

const meta = {
  id: "navigation-product-search",
  title: "Navigation/Product search (autocomplete, search box)",
  component: ProductSearch,
  render: (args) => <Example {...args} />,
  args: { onSubmit: fn((event) => event.preventDefault()) },
  beforeEach: () => recent.clear(),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

export const Playground: StoryObj<typeof ProductSearch> = {
  args: {
    action: "/products",
    listHref: (text) => `#list?keyword=${encodeURIComponent(text)}`,
    search: (text) =>
      Promise.resolve({
        products: [
          { id: 31, href: "#31", title: "PET bottle, 250 ml", code: "PB-250" },
          { id: 32, href: "#32", title: "PET bottle, 500 ml", code: "PB-500" },
        ].filter(({ title }) => title.toLowerCase().includes(text.toLowerCase())),
        total: 2,
      }),
  },
  render: (args) => <ProductSearch {...args} />,
  tags: ["playground", "!test"],
};

const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-activedescendant") ?? "");

/**
 * Products with the matches marked, and a link to all. The keys move through them while the focus stays in the field.
 */
export const Found: Story = {
  play: async ({ canvas }) => {
    const field = await turnTo(canvas);
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.type(field, "28/410");
    const list = await foundList(canvas);
    await expect(field).toHaveAttribute("aria-controls", list.id);
    const options = within(list).getAllByRole("option");
    await expect(options).toHaveLength(fixtureProducts.length + 1);
    await expect(options[0]?.querySelector("mark")).toHaveTextContent("28/410");
    await expect(canvas.getByRole("status")).toHaveTextContent(/124/);
    await expect(activeOption(field)).toBeNull();
    await userEvent.keyboard("{ArrowUp}");
    await expect(activeOption(field)).toBe(options.at(-1));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(activeOption(field)).toBe(options[1]);
    await expect(options[1]).toHaveAttribute("aria-selected", "true");
    // Home and End belong to the text: they leave the list.
    await userEvent.keyboard("{Home}");
    await expect(activeOption(field)).toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    await expect(field).toHaveFocus();
  },
};

/** Enter on a product opens it, Enter on the text sends the form. Both are added to the recent searches. */
export const Picking: Story = {
  tags: ["behaviour"],
  play: async ({ canvas, args }) => {
    const field = await turnTo(canvas);
    await userEvent.type(field, "pet");
    await canvas.findByRole("listbox");
    const followed = new Promise<string | null>((resolve) => {
      document.addEventListener(
        "click",
        (event) =>
          resolve(
            event.target instanceof Element
              ? (event.target.closest("a")?.getAttribute("href") ?? null)
              : null,
          ),
        { capture: true, once: true },
      );
    });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(await followed).toBe("#PB-500-28-AM");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(recent.read()).toEqual(["pet"]);
    await userEvent.clear(field);
    await userEvent.type(field, "Kapak{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(recent.read()).toEqual(["Kapak", "pet"]);
  },
};

/** Escape closes the list, then clears the field. An empty field shows no results. */
export const Escape: Story = {
  tags: ["behaviour"],
  play: async ({ canvas }) => {
    const field = await turnTo(canvas);
    await userEvent.type(field, "pet");
    await canvas.findByRole("listbox");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(field).toHaveValue("pet");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("listbox")).toBeVisible();
    await userEvent.keyboard("{Escape}{Escape}");
    await expect(field).toHaveValue("");
    await userEvent.type(field, "pet");
    await canvas.findByRole("listbox");
    await userEvent.clear(field);
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
};

const asked: { text: string; signal: AbortSignal; answer: (results: SearchResults) => void }[] = [];

/** A new text cancels the request of the last one. A late answer is ignored. */
export const LateAnswers: Story = {
  tags: ["behaviour"],
  args: {
    search: (text, signal) =>
      new Promise((resolve) => {
        asked.push({ text, signal, answer: resolve });
      }),
  },
  beforeEach: () => void asked.splice(0),
  play: async ({ canvas }) => {
    const one = (title: string): SearchResults => ({
      products: [{ id: title, href: `#${title}`, title, code: "A-1" }],
      total: 1,
    });
    const field = await turnTo(canvas);
    await userEvent.type(field, "pe");
    await waitFor(() => expect(asked).toHaveLength(1));
    await userEvent.type(field, "t");
    await expect(asked[0]?.signal.aborted).toBe(true);
    await waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.answer(one("newer"));
    await waitFor(() => expect(canvas.getByRole("option", { name: /newer/ })).toBeVisible());
    asked[0]?.answer(one("older"));
    await expect(canvas.queryByRole("option", { name: /older/ })).toBeNull();
    // Fast typing does not send a request per letter.
    await expect(asked.map(({ text }) => text)).toEqual(["pe", "pet"]);
  },
};

/** An unfinished composition is not searched, and the Enter that ends it selects nothing. */
export const Composition: Story = {
  tags: ["behaviour"],
  args: {
    search: (text, signal) => {
      asked.push({ text, signal, answer: () => undefined });
      return Promise.resolve({ products: [], total: 0 });
    },
  },
  beforeEach: () => void asked.splice(0),
  play: async ({ canvas, args }) => {
    const field = await turnTo(canvas);
    field.focus();
    field.value = "sh";
    field.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(asked).toHaveLength(0);
    field.value = "شامبو";
    field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
    await waitFor(() => expect(asked.map(({ text }) => text)).toEqual(["شامبو"]));
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, isComposing: true }));
    await expect(field).toHaveValue("شامبو");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The recent searches in an empty field. Each can be removed, and all together. */
export const Recent: Story = {
  play: async ({ canvas }) => {
    for (const text of ["28/410", "Şampuan şişesi", "500 ml PET", "damlalıklı cam görünümlü amber şişe"])
      recent.add(text);
    const field = await turnTo(canvas);
    await userEvent.click(field);
    const list = canvas.getByRole("listbox");
    await expect(within(list).getAllByRole("option")).toHaveLength(4);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement?.tagName).toBe("BUTTON");
    await userEvent.click(canvas.getByRole("button", { name: /500 ml PET/ }));
    await expect(recent.read()).toEqual(["damlalıklı cam görünümlü amber şişe", "Şampuan şişesi", "28/410"]);
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(activeOption(field)).toHaveAttribute(
      "href",
      `#list?keyword=${encodeURIComponent("Şampuan şişesi")}`,
    );
  },
};

/** All recent searches are removed. */
export const Forgotten: Story = {
  tags: ["behaviour"],
  play: async ({ canvas }) => {
    recent.add("PET");
    const field = await turnTo(canvas);
    await userEvent.click(field);
    await userEvent.click(canvas.getAllByRole("button")[1] as HTMLElement);
    await expect(recent.read()).toEqual([]);
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(field).toHaveFocus();
  },
};

/** No results: the nearest spelling, whose results are shown at once, and categories. */
export const NothingFound: Story = {
  args: { answer: "none" },
  play: async ({ canvas, globals }) => {
    const { typed, meant } = spellings[globals.locale as Locale];
    const field = await turnTo(canvas);
    await userEvent.type(field, typed);
    await canvas.findByRole("group");
    const list = canvas.getByRole("listbox");
    await expect(within(list).getAllByRole("option")).toHaveLength(3);
    await expect(within(list).getByRole("group")).toHaveAccessibleName();
    await userEvent.click(within(list).getAllByRole("option")[0] as HTMLElement);
    await expect(field).toHaveValue(meant);
    await expect(field).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/124/));
    await expect(canvas.queryByRole("group")).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await canvas.findByRole("group");
  },
};

/** While results load. */
export const Loading: Story = {
  args: { answer: "never" },
  play: async ({ canvas }) => {
    await userEvent.type(await turnTo(canvas), "pet");
    await expect(canvas.getByRole("status")).not.toBeEmptyDOMElement();
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
};

/** The request failed: a polite message and a retry button. The form still searches. */
export const Failed: Story = {
  args: { answer: "fails" },
  play: async ({ canvas, args }) => {
    const field = await turnTo(canvas);
    await userEvent.type(field, "pet");
    await waitFor(() => expect(canvas.getAllByRole("button")).toHaveLength(2));
    await userEvent.click(canvas.getAllByRole("button")[1] as HTMLElement);
    await expect(field).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole("button")).toHaveLength(2));
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.type(field, "{Backspace}t");
    await waitFor(() => expect(canvas.getAllByRole("button")).toHaveLength(2));
  },
};

/** In the search overlay of narrow windows the suggestions are below the field, not over the page. */
export const Large: Story = {
  args: { size: "large" },
  parameters: {
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(innerWidth).toBe(360));
    const field = await turnTo(canvas);
    await userEvent.type(field, "pet");
    await foundList(canvas);
    field.blur();
    await expect(canvas.getByRole("listbox")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

/** The active product stays active when a newer answer moves it. If it is gone, none is active. */
export const ActiveThroughChange: Story = {
  tags: ["behaviour"],
  args: {
    search: (text, signal) =>
      new Promise((resolve) => {
        asked.push({ text, signal, answer: resolve });
      }),
  },
  beforeEach: () => void asked.splice(0),
  play: async ({ canvas, args }) => {
    const products = (...codes: string[]): SearchResults => ({
      products: codes.map((code) => ({ id: code, href: `#${code}`, title: `PET ${code}`, code })),
      total: codes.length,
    });
    const field = await turnTo(canvas);
    const answered = async (letter: string, ...codes: string[]) => {
      const before = asked.length;
      await userEvent.type(field, letter);
      await waitFor(() => expect(asked).toHaveLength(before + 1));
      return () => asked.at(-1)?.answer(products(...codes));
    };
    (await answered("p", "A-1", "B-2", "C-3"))();
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(4));

    const moved = await answered("e", "C-3", "D-4", "B-2");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(activeOption(field)).toHaveAttribute("href", "#B-2");
    moved();
    await waitFor(() => expect(canvas.getByRole("option", { name: /D-4/ })).toBeVisible());
    await expect(activeOption(field)).toHaveAttribute("href", "#B-2");
    await expect(canvas.getAllByRole("option")[2]).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowUp}");
    await expect(activeOption(field)).toHaveAttribute("href", "#D-4");

    const gone = await answered("t", "C-3", "E-5", "B-2");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(activeOption(field)).toHaveAttribute("href", "#D-4");
    gone();
    await waitFor(() => expect(canvas.getByRole("option", { name: /E-5/ })).toBeVisible());
    await expect(field).not.toHaveAttribute("aria-activedescendant");
    await expect(canvas.queryByRole("option", { selected: true })).toBeNull();
    // Enter searches for the text, instead of opening a product that was not chosen.
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  ...Found,
  ...pressing(async ({ all, one, press, tabThrough }) => {
    await tabThrough("combobox, button");
    const field = one<HTMLInputElement>("[role=combobox]");
    const active = () => field.getAttribute("aria-activedescendant");
    field.focus();
    await press("End");
    await expect(active()).toBeNull();
    await press("ArrowDown");
    const first = active();
    await press("PageDown");
    await expect(active()).toBe(all("[role=option]").at(-1)?.id);
    await press("PageUp");
    await expect(active()).toBe(first);
    for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"] as const) {
      await press("ArrowDown");
      await expect(active()).not.toBeNull();
      await press(key);
      await expect(active()).toBeNull();
    }
    await press("Alt+ArrowUp");
    await expect(field.getAttribute("aria-expanded")).toBe("false");
  }, Found.play),
  tags: ["keyboard"],
};
