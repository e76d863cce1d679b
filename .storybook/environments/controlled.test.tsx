import { cloneElement, useState, type ReactElement, type ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Accordion } from "../../packages/ui/src/accordion/index.ts";
import { Combobox, MultiCombobox } from "../../packages/ui/src/combobox/index.ts";
import { Dialog } from "../../packages/ui/src/dialog/index.ts";
import { Drawer } from "../../packages/ui/src/drawer/index.ts";
import { DropdownMenu } from "../../packages/ui/src/dropdown-menu/index.ts";
import { NumberField } from "../../packages/ui/src/number-field/index.ts";
import { Pagination } from "../../packages/ui/src/pagination/index.ts";
import { PhoneField } from "../../packages/ui/src/phone-field/index.ts";
import { Popover } from "../../packages/ui/src/popover/index.ts";
import { QuantityStepper } from "../../packages/ui/src/quantity-stepper/index.ts";
import { RangeSlider } from "../../packages/ui/src/range-slider/index.ts";
import { StarRatingField } from "../../packages/ui/src/star-rating-field/index.ts";
import { Switch } from "../../packages/ui/src/switch/index.ts";
import { Tabs } from "../../packages/ui/src/tabs/index.ts";
import { Tooltip } from "../../packages/ui/src/tooltip/index.ts";
import type { OpenProps } from "../../packages/ui/src/intent/use-open.ts";
import { draw } from "./draw.tsx";

/** Renders a component whose owner controls its value, with a button that sets the value to `next`. */
function own<Value>(
  first: Value,
  next: Value,
  write: (value: Value, change: (value: Value) => void) => ReactNode,
) {
  const spy = vi.fn<(value: Value) => void>();
  function Owner() {
    const [value, setValue] = useState(first);
    return (
      <>
        {write(value, (changed) => {
          spy(changed);
          setValue(changed);
        })}
        {/* Below an open list. */}
        <button style={{ display: "block", marginBlockStart: 200 }} onClick={() => setValue(next)}>
          Next
        </button>
        <output>{JSON.stringify(value)}</output>
      </>
    );
  }
  const container = draw(<Owner />);
  return {
    spy,
    ownerValue: () => JSON.parse(container.querySelector("output")?.textContent ?? "") as Value,
    toNext: () => userEvent.click(page.getByRole("button", { name: "Next" })),
    find: <Found extends Element>(selector: string, kind: new () => Found) => {
      const found = container.querySelector(selector);
      if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
      return found;
    },
  };
}

const cities = ["Adana", "Ankara", "Bursa"].map((label) => ({ value: label.slice(0, 2), label }));

describe("the owner's value is shown, and a visitor's change is reported", () => {
  test("of a number field", async () => {
    const { find, ownerValue, toNext } = own<number | null>(1.5, 2000.5, (value, change) => (
      <NumberField label="A" step={0.1} value={value} onValueChange={change} />
    ));
    const field = find("input", HTMLInputElement);
    expect(field.value).toBe("1.5");
    await userEvent.fill(field, "7.2");
    expect(ownerValue()).toBe(7.2);
    await toNext();
    expect(field.value).toBe("2,000.5");
    await userEvent.fill(field, "");
    expect(ownerValue()).toBeNull();
  });

  test("of a telephone field", async () => {
    const { find, ownerValue, toNext } = own("+905321234567", "+4915123456789", (value, change) => (
      <PhoneField label="A" name="phone" value={value} onValueChange={change} />
    ));
    const field = find("input", HTMLInputElement);
    await expect.poll(() => field.value).toBe("532 123 45 67");
    await userEvent.fill(field, "5331112233");
    await expect.poll(ownerValue).toBe("+905331112233");
    await toNext();
    await expect.poll(() => find("button", HTMLElement).textContent).toContain("DE +49");
    expect(field.value.replaceAll(" ", "")).toBe("15123456789");
  });

  test("of a combobox", async () => {
    const { find, ownerValue, toNext } = own("An", "Bu", (value, change) => (
      <Combobox label="A" options={cities} value={value} onValueChange={change} />
    ));
    const field = find("input", HTMLInputElement);
    expect(field.value).toBe("Ankara");
    await userEvent.fill(field, "ada");
    await userEvent.click(page.getByRole("option", { name: "Adana" }));
    expect([ownerValue(), field.value]).toEqual(["Ad", "Adana"]);
    await toNext();
    expect(field.value).toBe("Bursa");
  });

  test("of a combobox, also one that a visitor chose before the owner set another", async () => {
    function Owner() {
      const [value, setValue] = useState("An");
      return (
        <>
          <Combobox label="A" options={cities} value={value} onValueChange={setValue} />
          {["Bu", "Ad"].map((next) => (
            <button key={next} style={{ marginBlockStart: 200 }} onClick={() => setValue(next)}>
              {next}
            </button>
          ))}
        </>
      );
    }
    const input = draw(<Owner />).querySelector("input") as HTMLInputElement;
    await userEvent.fill(input, "Adana");
    await userEvent.tab();
    await userEvent.click(page.getByRole("button", { name: "Bu" }));
    expect(input.value).toBe("Bursa");
    await userEvent.click(page.getByRole("button", { name: "Ad" }));
    expect(input.value).toBe("Adana");
  });

  test("of a combobox whose options come later, or in another language", async () => {
    function Owner() {
      const [options, setOptions] = useState<typeof cities>([]);
      return (
        <>
          <Combobox label="A" options={options} value="An" />
          <Combobox label="B" options={options} defaultValue="An" />
          <button onClick={() => setOptions(cities)}>Next</button>
          <button onClick={() => setOptions([{ value: "An", label: "Angora" }])}>Other</button>
        </>
      );
    }
    const fields = draw(<Owner />).querySelectorAll("input");
    await userEvent.click(page.getByRole("button", { name: "Next" }));
    expect(Array.from(fields, ({ value }) => value)).toEqual(["Ankara", "Ankara"]);
    await userEvent.click(page.getByRole("button", { name: "Other" }));
    expect(Array.from(fields, ({ value }) => value)).toEqual(["Angora", "Angora"]);
  });

  test("of a combobox that takes any text, at each letter", async () => {
    const { find, spy } = own("", "Bu", (value, change) => (
      <Combobox label="A" options={cities} allowsCustomValue value={value} onValueChange={change} />
    ));
    await userEvent.type(find("input", HTMLElement), "Va");
    expect(spy.mock.calls).toEqual([["V"], ["Va"]]);
    expect(find("input", HTMLInputElement).value).toBe("Va");
  });

  test("of a quantity stepper", async () => {
    const rule = { minimum_order: 100, carton_quantity: 50 };
    const { find, ownerValue, toNext } = own(200, 400, (value, change) => (
      <QuantityStepper rule={rule} value={value} onValueChange={change} />
    ));
    await userEvent.click(page.getByRole("button", { name: "Increase the quantity" }));
    expect(ownerValue()).toBe(250);
    await toNext();
    expect(find("input", HTMLInputElement).value).toBe("400");
  });

  test("of a range slider, whose owner may refuse", async () => {
    const refused = vi.fn<(range: readonly [number, number]) => void>();
    const { find, ownerValue, toNext } = own<readonly [number, number]>([2, 8], [4, 6], (value, change) => (
      <RangeSlider
        label="A"
        min={0}
        max={10}
        value={value}
        onValueChange={(next) => (next[0] < 2 ? refused(next) : change(next))}
      />
    ));
    const low = find("input", HTMLInputElement);
    low.focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(refused).toHaveBeenCalledWith([1, 8]);
    expect([low.value, ...ownerValue()]).toEqual(["2", 2, 8]);
    await userEvent.keyboard("{ArrowRight}");
    expect(ownerValue()).toEqual([3, 8]);
    await toNext();
    expect(low.value).toBe("4");
  });

  test("of star ratings", async () => {
    const { find, ownerValue, toNext } = own<1 | 2 | 3 | 4 | 5 | null>(4, null, (value, change) => (
      <StarRatingField label="A" value={value} onValueChange={change} />
    ));
    expect(find("input:checked", HTMLInputElement).value).toBe("4");
    await userEvent.click(find("input[value='2']", HTMLElement), { force: true });
    expect(ownerValue()).toBe(2);
    await toNext();
    expect(document.querySelector("input:checked")).toBeNull();
  });

  test("of tabs", async () => {
    const items = ["a", "b", "c"].map((id) => ({ id, label: `Tab ${id}`, content: `Panel ${id}` }));
    const { ownerValue, toNext } = own("b", "c", (value, change) => (
      <Tabs label="A" items={items} value={value} onValueChange={change} />
    ));
    await expect.element(page.getByRole("tabpanel")).toHaveTextContent("Panel b");
    await userEvent.click(page.getByRole("tab", { name: "Tab a" }));
    expect(ownerValue()).toBe("a");
    await toNext();
    await expect.element(page.getByRole("tabpanel")).toHaveTextContent("Panel c");
  });

  test("of an accordion, whose owner lets only one be open", async () => {
    const items = ["a", "b"].map((id) => ({ id, title: `Title ${id}`, content: `Content ${id}` }));
    const { ownerValue, find, toNext } = own<readonly string[]>(["a"], [], (value, change) => (
      <Accordion
        items={items}
        value={value}
        onValueChange={(ids) => change(ids.filter((id) => !value.includes(id)))}
      />
    ));
    await userEvent.click(page.getByText("Title b"));
    await expect.poll(ownerValue).toEqual(["b"]);
    await expect
      .poll(() => [find("#a", HTMLDetailsElement).open, find("#b", HTMLDetailsElement).open])
      .toEqual([false, true]);
    await toNext();
    await expect.poll(() => find("#b", HTMLDetailsElement).open).toBe(false);
  });

  test("of a switch", async () => {
    const { ownerValue, find, toNext } = own(false, false, (checked, change) => (
      <Switch label="A" checked={checked} onCheckedChange={change} />
    ));
    await userEvent.click(page.getByRole("switch"));
    expect(ownerValue()).toBe(true);
    await toNext();
    expect(find("input", HTMLInputElement).checked).toBe(false);
  });

  test("of pages, whose links are followed when opened in a new tab", async () => {
    const { ownerValue, find, spy } = own(2, 1, (shown, change) => (
      <Pagination page={shown} pageCount={5} hrefFor={(to) => `#page-${to}`} onPageChange={change} />
    ));
    await userEvent.click(find("a[rel=next]", HTMLElement));
    expect([ownerValue(), location.hash]).toEqual([3, ""]);
    const modified = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    find("a[rel=next]", HTMLElement).addEventListener("click", (event) => event.preventDefault(), {
      once: true,
    });
    find("a[rel=next]", HTMLElement).dispatchEvent(modified);
    expect(spy).toHaveBeenCalledOnce();
  });
});

describe("a reset of the form is reported like a visitor's change", () => {
  type Report = (value: unknown) => void;
  const fields: [string, (spy: Report) => ReactNode, string, unknown][] = [
    ["number field", (spy) => <NumberField label="A" defaultValue={7} onValueChange={spy} />, "8", 7],
    [
      "telephone field",
      (spy) => <PhoneField label="A" name="a" defaultValue="+905321234567" onValueChange={spy} />,
      "5331112233",
      "+905321234567",
    ],
    [
      "combobox",
      (spy) => <Combobox label="A" options={cities} defaultValue="An" onValueChange={spy} />,
      "Bursa",
      "An",
    ],
    [
      "combobox that takes any text",
      (spy) => (
        <Combobox label="A" options={cities} allowsCustomValue defaultValue="Van" onValueChange={spy} />
      ),
      "Rize",
      "Van",
    ],
    [
      "combobox of several",
      (spy) => <MultiCombobox label="A" options={cities} defaultValue={["An"]} onValueChange={spy} />,
      "Bursa",
      ["An"],
    ],
  ];
  test.each(fields)("of a %s", async (_, write, typed, atFirst) => {
    const spy = vi.fn<Report>();
    const container = draw(<form>{write((value) => spy(value))}</form>);
    const [form, field] = [
      container.querySelector("form"),
      container.querySelector("input:not([type=hidden])"),
    ];
    if (form === null || field === null) throw new Error("There is no field in a form.");
    await userEvent.fill(field, typed);
    await userEvent.tab();
    await expect.poll(() => spy.mock.calls.length).toBeGreaterThan(0);
    expect(spy.mock.lastCall).not.toEqual([atFirst]);
    form.reset();
    await expect.poll(() => spy.mock.lastCall).toEqual([atFirst]);
  });

  test("of a range slider", async () => {
    const spy = vi.fn<Report>();
    const container = draw(
      <form>
        <RangeSlider label="A" min={0} max={10} defaultValue={[2, 8]} onValueChange={spy} />
      </form>,
    );
    container.querySelector("input")?.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(spy.mock.calls).toEqual([[[3, 8]]]);
    container.querySelector("form")?.reset();
    await expect.poll(() => spy.mock.lastCall).toEqual([[2, 8]]);
  });
});

describe("a press that takes the focus from an invalid field reaches its target", () => {
  test.each([
    ["number field", () => <NumberField label="A" name="a" />, "1x"],
    ["combobox", () => <Combobox label="A" options={cities} />, "Atlantis"],
    ["quantity stepper", () => <QuantityStepper rule={{ minimum_order: 100, carton_quantity: 50 }} />, "3"],
  ])("of a %s", async (_, draw, wrong) => {
    const { find, ownerValue } = own(1, 2, draw);
    await userEvent.fill(find("input", HTMLElement), wrong);
    const button = find("output", HTMLElement).previousElementSibling as HTMLElement;
    const before = button.getBoundingClientRect().top;
    // Not the element: Vitest looks for it by its role, and an open list hides the roles of all other elements.
    await userEvent.click(page.getByText("Next"));
    expect(ownerValue()).toBe(2);
    // The error appears, and moves the button, only after the press.
    await expect.poll(() => button.getBoundingClientRect().top).toBeGreaterThan(before);
  });
});

describe("an initially open part can be closed, and reports it", () => {
  const trigger = <button type="button">A</button>;
  const modal = { defaultOpen: true, title: "A" };
  const floating = { defaultOpen: true, label: "A", trigger };
  const hint = { defaultOpen: true, text: "B" };
  const parts: { name: string; role: string; part: ReactElement<OpenProps> }[] = [
    { name: "dialog", role: "dialog", part: <Dialog {...modal}>B</Dialog> },
    { name: "drawer", role: "dialog", part: <Drawer {...modal}>B</Drawer> },
    { name: "popover", role: "dialog", part: <Popover {...floating}>B</Popover> },
    { name: "menu", role: "menu", part: <DropdownMenu {...floating} items={[{ id: "b", label: "B" }]} /> },
    { name: "tooltip", role: "tooltip", part: <Tooltip {...hint}>{trigger}</Tooltip> },
  ];

  test.each(parts)("of a $name", async ({ role, part }) => {
    const { spy } = own(true, true, (_value, onOpenChange) => cloneElement(part, { onOpenChange }));
    const shown = () =>
      [...document.querySelectorAll(`[role=${role}]`)].filter((element) => element.checkVisibility()).length;
    await expect.poll(shown).toBe(1);
    await userEvent.keyboard("{Escape}");
    await expect.poll(shown).toBe(0);
    expect(spy.mock.calls).toEqual([[false]]);
  });
});
