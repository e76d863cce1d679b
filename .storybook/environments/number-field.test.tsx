import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { NumberField, type NumberFieldProps } from "../../packages/ui/src/number-field/index.ts";
import { stepNumber, type Steps } from "../../packages/ui/src/number-field/step-number.ts";
import { draw } from "./draw.tsx";

function drawField(props: Omit<NumberFieldProps, "label">, locale: "ar" | "en" = "en") {
  const container = draw(
    <form>
      <NumberField label="A" name="a" {...props} />
    </form>,
    locale,
  );
  const [field, form] = [container.querySelector("input"), container.querySelector("form")];
  if (field === null || form === null) throw new Error("There is no field in a form.");
  return {
    field,
    form,
    sent: () => new FormData(form).get("a"),
    more: () => container.querySelector("[id$='-more']"),
  };
}

test("Arabic digits are read and stepped; the sideways arrows move in the text", async () => {
  const { field, sent } = drawField({ step: 0.1, unit: "millimeter" }, "ar");
  await userEvent.click(field);
  await userEvent.keyboard("١٢٫٥");
  expect([field.value, sent(), field.ariaValueNow]).toEqual(["١٢٫٥", "12.5", "12.5"]);
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowRight}");
  expect([field.value, field.selectionStart]).toEqual(["١٢٫٥", 3]);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
  expect([field.value, sent()]).toEqual(["12.6", "12.6"]);
  expect(field.ariaValueText).toContain("12.6");
});

test("an amount gets the decimals of its currency on blur, and is sent without them", async () => {
  const { field, form, sent } = drawField({ currency: "EUR", defaultValue: 1000 });
  await userEvent.fill(field, "€1,299.5");
  expect(field.value).toBe("€1,299.5");
  await userEvent.tab();
  expect([field.value, sent(), field.ariaValueText]).toEqual(["1,299.50", "1299.5", "1,299.50 euros"]);
  form.reset();
  await expect.poll(() => field.value).toBe("1,000.00");
});

test("neither a key that composes nor, by default, the wheel steps the value", async () => {
  const spy = vi.fn<(value: number | null) => void>();
  const { field } = drawField({ defaultValue: 5, onValueChange: spy });
  await userEvent.click(field);
  const composing = { key: "ArrowUp", isComposing: true, bubbles: true, cancelable: true };
  expect(field.dispatchEvent(new KeyboardEvent("keydown", composing))).toBe(true);
  expect(field.dispatchEvent(new WheelEvent("wheel", { deltaY: -100, cancelable: true }))).toBe(true);
  await userEvent.keyboard("{ArrowUp}");
  expect(spy.mock.calls).toEqual([[6]]);
});

describe("a step leads to the same number before and after the library has loaded", () => {
  const cases: readonly (readonly [number | null, 1 | -1, Steps, number])[] = [
    [0.7, 1, { min: 0.4, max: 6, step: 0.1 }, 0.8],
    [0.4, -1, { min: 0.4, max: 6, step: 0.1 }, 0.4],
    [6, 1, { min: 0.4, max: 6, step: 0.1 }, 6],
    [7, 1, { min: 0, step: 5 }, 10],
    [7, -1, { min: 0, step: 5 }, 5],
    [2.5, 1, {}, 3],
    [-1, -1, {}, -2],
    [null, 1, { min: 3 }, 3],
    [null, -1, { max: 6 }, 6],
    [null, 1, {}, 0],
  ];
  test.each(cases)("from %s by %s within %j to %s", async (from, steps, bounds, to) => {
    expect(stepNumber(from, steps, bounds)).toBe(to);
    const { field, more: find } = drawField({ ...bounds, steppers: true });
    const more = find();
    if (more === null) throw new Error("There is no button for more.");
    await userEvent.hover(more);
    // The library steps on pointerdown; before it has loaded, the field steps on click.
    await expect
      .poll(() => {
        more.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
        return field.value;
      })
      .not.toBe("");
    document.dispatchEvent(new PointerEvent("pointerup"));
    await userEvent.fill(field, from === null ? "" : String(from));
    await userEvent.keyboard(steps > 0 ? "{ArrowUp}" : "{ArrowDown}");
    expect(field.ariaValueNow).toBe(String(to));
  });
});
