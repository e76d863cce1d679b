import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { PhoneField } from "../../packages/ui/src/phone-field/index.ts";
import { draw } from "./draw.tsx";

// With the browser's own mouse: only after its press do microtasks run before the form is reset.
test("a reset button restores the number and calls onValueChange", async () => {
  const spy = vi.fn<(value: string) => void>();
  const container = draw(
    <form>
      <PhoneField label="A" name="a" defaultValue="+902125550123" onValueChange={spy} />
      <button type="reset">Reset</button>
    </form>,
  );
  const [field, button] = [container.querySelector("input"), container.querySelector("[type=reset]")];
  if (field === null || button === null) throw new Error("There is no field or no button.");
  await expect.poll(() => field.value).toBe("212 555 01 23");
  await userEvent.fill(field, "5321234567");
  await expect.poll(() => spy.mock.lastCall).toEqual(["+905321234567"]);
  await userEvent.click(button);
  await expect.poll(() => field.value).toBe("212 555 01 23");
  expect(spy).toHaveBeenLastCalledWith("+902125550123");
});
