import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Combobox } from "../../packages/ui/src/combobox/index.ts";
import { NumberField } from "../../packages/ui/src/number-field/index.ts";
import { QuantityStepper } from "../../packages/ui/src/quantity-stepper/index.ts";
import { draw } from "./draw.tsx";

const fields: readonly [name: string, field: ReactNode][] = [
  ["a number field", <NumberField key="field" label="A" name="a" />],
  ["a combobox", <Combobox key="field" label="A" name="a" options={[{ value: "1", label: "One" }]} />],
  [
    "a quantity stepper",
    <QuantityStepper key="field" name="a" rule={{ minimum_order: 100, carton_quantity: 50 }} />,
  ],
];

test.each(fields)("a complaint on leaving %s lets the click through that has left it", async (_, field) => {
  const clicked = vi.fn<() => void>();
  const container = draw(
    <>
      {field}
      <button type="button" data-next="" style={{ blockSize: 20 }} onClick={clicked}>
        Next
      </button>
    </>,
  );
  const input = container.querySelector<HTMLInputElement>("input[name=a], input[role=combobox], input");
  const next = container.querySelector("[data-next]");
  if (input === null || next === null) throw new Error("There is no field or no button.");
  const top = next.getBoundingClientRect().top;
  await userEvent.click(input);
  await userEvent.keyboard("{Control>}a{/Control}7x");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(next);
  expect(clicked).toHaveBeenCalledOnce();
  // The complaint has come, and has moved the button.
  await expect.poll(() => next.getBoundingClientRect().top).toBeGreaterThan(top);
});
