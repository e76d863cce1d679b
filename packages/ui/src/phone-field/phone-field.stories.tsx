import { errorMessages } from "@preforma/domain/errors";
import { phoneSchema } from "@preforma/domain/phone/schema";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { z } from "zod";
import { fieldWords, fieldWordsOf } from "../fixtures/field-words.ts";
import { inColumn } from "../fixtures/in-column.tsx";
import { Form, SubmitButton } from "../form/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { FormPhoneField, PhoneField } from "./index.ts";

const meta = {
  id: "forms-phone-field",
  title: "Forms/Phone field (telephone)",
  component: PhoneField,
  args: { name: "phone", label: null },
  decorators: [inColumn(380)],
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof PhoneField> = {
  args: { name: "phone", label: "Telephone", hint: "We call this number about your quote." },
  tags: ["playground", "!test"],
};

/** The number field, once the rules have loaded. */
const ready = async (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector("input") as HTMLInputElement;
  await userEvent.click(input);
  // Its name then contains the country's.
  await waitFor(() => expect(trigger(canvasElement)).toHaveTextContent(":"));
  return input;
};
const trigger = (canvasElement: HTMLElement) => canvasElement.querySelector("button") as HTMLButtonElement;

function States() {
  const { locale } = useLocale();
  const words = fieldWords[locale];
  return (
    <div style={{ display: "grid", gap: 20 }}>
      <PhoneField name="empty" label={words.phone} hint={words.phoneHint} />
      <PhoneField name="turkish" label={words.mobile} defaultValue="+905321234567" optional />
      <PhoneField name="german" label={words.phone} defaultValue="+4915123456789" />
      <PhoneField
        name="wrong"
        label={words.phone}
        defaultValue="532 12"
        error={errorMessages[locale].PHONE_INVALID}
      />
      <PhoneField name="off" label={words.phone} defaultValue="+905321234567" disabled />
    </div>
  );
}

const defaultCountries = ["TR", "US", "DE", "SA", "CN", "BD"] as const;

/** An empty field with different default countries: flag, dial code and room for the number, also on a phone. */
export const DefaultCountries: Story = {
  globals: { viewport: { value: "phone" } },
  render: function Countries() {
    const { locale } = useLocale();
    return (
      <div style={{ display: "grid", gap: 20 }}>
        {defaultCountries.map((country) => (
          <PhoneField
            key={country}
            name={country}
            label={fieldWords[locale].phone}
            defaultCountry={country}
          />
        ))}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const triggers = [...canvasElement.querySelectorAll("button")];
    const codes = ["+90", "+1", "+49", "+966", "+86", "+880"];
    await waitFor(() => expect(triggers.map((one) => one.textContent.match(/\+\d+/)?.[0])).toEqual(codes));
    // A number of 15 digits with its spaces has room.
    for (const input of canvasElement.querySelectorAll("input"))
      await expect(input.clientWidth).toBeGreaterThan(150);
  },
};

/** Empty, filled, another country, wrong, disabled. */
export const AllStates: Story = {
  render: () => <States />,
  play: async ({ canvasElement }) => {
    const fields = [...canvasElement.querySelectorAll("input")];
    await waitFor(() => expect(fields[1]).toHaveValue("532 123 45 67"));
    await expect(canvasElement.querySelectorAll("button")[2]).toHaveTextContent("DE +49");
    for (const field of fields) await expect(field.closest("[dir]")).toHaveAttribute("dir", "ltr");
  },
};

/** If the button is pressed before its list has loaded and the focus moves on, the list does not open. */
export const TurnedAway: Story = {
  tags: ["behaviour"],
  render: (_args, { globals }) => <PhoneField name="phone" label={fieldWordsOf(globals).phone} />,
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector("input") as HTMLInputElement;
    // In the same task, so that the list cannot load in between.
    trigger(canvasElement).click();
    input.focus();
    await waitFor(() => expect(trigger(canvasElement)).toHaveAttribute("popovertarget"));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(trigger(canvasElement)).toHaveAttribute("aria-expanded", "false");
    await expect(input).toHaveFocus();
    await userEvent.keyboard("532");
    await expect(input).toHaveValue("532");
    input.blur();
  },
};

/** If the button is pressed before its list has loaded and still has the focus, the list opens. */
export const Awaited: Story = {
  tags: ["behaviour"],
  render: (_args, { globals }) => <PhoneField name="phone" label={fieldWordsOf(globals).phone} />,
  play: async ({ canvasElement }) => {
    // Not with a pointer, which would load the list on hover, before the press.
    trigger(canvasElement).click();
    const search = await within(canvasElement).findByRole("combobox");
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
    trigger(canvasElement).blur();
  },
};

/** The caret stays in place: typing in the middle, deleting across a space, pasting, Arabic digits. */
export const Typing: Story = {
  tags: ["behaviour"],
  render: (_args, { globals }) => <PhoneField name="phone" label={fieldWordsOf(globals).phone} />,
  play: async ({ canvasElement }) => {
    const input = await ready(canvasElement);
    await userEvent.type(input, "05321234567");
    await expect(input).toHaveValue("532 123 45 67");
    await expect(input.selectionStart).toBe(13);
    input.setSelectionRange(5, 5);
    await userEvent.keyboard("{Backspace}");
    await expect(input).toHaveValue("532234567");
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard("9");
    await expect(input).toHaveValue("532 923 45 67");
    await expect(input.selectionStart).toBe(5);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard("{Delete}");
    await expect(input).toHaveValue("532234567");
    await userEvent.clear(input);
    await userEvent.type(input, "٥٣٢١٢٣٤٥٦٧");
    await expect(input).toHaveValue("532 123 45 67");
    await userEvent.clear(input);
    await userEvent.paste("+49 151 23456789");
    await waitFor(() => expect(trigger(canvasElement)).toHaveTextContent("DE +49"));
    await expect(input.value.replaceAll(" ", "")).toBe("15123456789");
    input.blur();
  },
};

/**
 * The list finds a country by its name, also in another language, and by dial code. Enter selects the first, Escape
 * returns the focus.
 */
export const Countries: Story = {
  render: (_args, { globals }) => <PhoneField name="phone" label={fieldWordsOf(globals).phone} />,
  parameters: { picture: "window" },
  play: async ({ canvasElement }) => {
    const input = await ready(canvasElement);
    await userEvent.type(input, "5321234567");
    const button = trigger(canvasElement);
    await userEvent.click(button);
    const search = await within(canvasElement).findByRole("combobox");
    await waitFor(() => expect(search).toHaveFocus());
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const list = within(canvasElement).getByRole("listbox");
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(300);
    const options = () => within(list).getAllByRole("option");
    await expect(options()[0]).toHaveTextContent("TR");
    await userEvent.type(search, "Deutschland");
    await expect(options()).toHaveLength(1);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(input).toHaveFocus());
    await expect(button).toHaveTextContent("DE +49");
    await userEvent.click(button);
    const again = await within(canvasElement).findByRole("combobox");
    await userEvent.type(again, "+97");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    const active = again.getAttribute("aria-activedescendant");
    await expect(within(canvasElement).getAllByRole("option")[1]).toHaveAttribute("id", active);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    const opened = await within(canvasElement).findByRole("listbox");
    // The list opens at the chosen country.
    const chosen = within(opened).getByRole("option", { selected: true });
    await waitFor(() =>
      expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        opened.getBoundingClientRect().bottom,
      ),
    );
    // The flag atlas must be loaded before the story's picture is taken.
    const flag = canvasElement.querySelector("[role=option] > span") as HTMLElement;
    const picture = new Image();
    picture.src = /url\("(.+)"\)/.exec(getComputedStyle(flag).backgroundImage)?.[1] ?? "";
    await picture.decode();
  },
};

const send = fn();

function InForm() {
  const { locale } = useLocale();
  const words = fieldWords[locale];
  return (
    <Form
      action="#"
      schema={() => Promise.resolve(z.object({ phone: phoneSchema }))}
      send={send}
      draft="phone-story"
    >
      <FormPhoneField name="phone" label={words.phone} />
      <div style={{ display: "flex", gap: 8 }}>
        <SubmitButton>{words.send}</SubmitButton>
      </div>
    </Form>
  );
}

/**
 * The form gets dial code and digits. The draft includes the country. After sending, the field starts with Türkiye
 * again.
 */
export const Sent: Story = {
  tags: ["behaviour"],
  render: () => <InForm />,
  beforeEach: () => {
    localStorage.removeItem("preforma.draft.phone-story");
    send.mockReset().mockResolvedValue({ ok: true });
  },
  play: async ({ canvasElement, canvas, globals }) => {
    const input = await ready(canvasElement);
    await userEvent.type(input, "532");
    await userEvent.click(canvas.getByRole("button", { name: fieldWordsOf(globals).send }));
    await waitFor(() => expect(input).toBeInvalid());
    await expect(send).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste("0049 151 23456789");
    await waitFor(() => expect(trigger(canvasElement)).toHaveTextContent("DE"));
    await waitFor(() => expect(input).toBeValid());
    await expect(localStorage.getItem("preforma.draft.phone-story")).toContain("+4915123456789");
    await userEvent.click(canvas.getByRole("button", { name: fieldWordsOf(globals).send }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    const [data] = send.mock.calls[0] as [FormData];
    await expect(Object.fromEntries(data)).toEqual({ phone: "+4915123456789" });
    await waitFor(() => expect(trigger(canvasElement)).toHaveTextContent("TR +90"));
    await expect(input).toHaveValue("");
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** The list closes when the focus moves to the number or elsewhere, and does not take it back. */
export const Left: Story = {
  tags: ["behaviour"],
  render: (_args, { globals }) => <PhoneField name="phone" label={fieldWordsOf(globals).phone} />,
  play: async ({ canvasElement }) => {
    const input = await ready(canvasElement);
    const button = trigger(canvasElement);
    await userEvent.click(button);
    const search = await within(canvasElement).findByRole("combobox");
    await waitFor(() => expect(search).toHaveFocus());
    input.focus();
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
    await expect(within(canvasElement).queryByRole("listbox")).toBeNull();
    await expect(input).toHaveFocus();
    input.blur();
  },
};

export const Keyboard: Story = {
  ...Countries,
  ...pressing(async ({ all, one, press, write, clicks }) => {
    const button = one("button");
    const number = one<HTMLInputElement>("input[name=phone], input[type=tel]");
    const search = () => one<HTMLInputElement>("[role=combobox]");
    const place = () =>
      all("[role=option]").findIndex(({ id }) => id === search().getAttribute("aria-activedescendant"));
    search().focus();
    await press("Escape");
    for (const key of ["Enter", "Space"] as const) {
      await clicks(button, key);
      await waitFor(() => expect(document.activeElement).toBe(search()));
      await press("ArrowDown");
      const first = place();
      await press("PageDown");
      await expect(place()).toBeGreaterThan(first + 3);
      await press("PageUp");
      // Rows differ in height: a page up may end one row off.
      await expect(Math.abs(place() - first)).toBeLessThan(2);
      const offered = all("[role=option]").length;
      await write("tr");
      await waitFor(() => expect(all("[role=option]").length).toBeLessThan(offered));
      await press("Escape");
      await waitFor(() => expect(document.activeElement).toBe(button));
    }
    await press("Tab");
    await expect(document.activeElement).toBe(number);
    await clicks(button, "Enter");
    await waitFor(() => expect(document.activeElement).toBe(search()));
    await press("Shift+Tab");
    await expect(document.activeElement).toBe(button);
    await expect(button.ariaExpanded).toBe("true");
    await press("Tab");
    await expect(document.activeElement).toBe(search());
    await press("Tab");
    await expect(document.activeElement).toBe(number);
    await waitFor(() => expect(button.ariaExpanded).toBe("false"));
    await clicks(button, "Enter");
    await waitFor(() => expect(document.activeElement).toBe(search()));
    // Enter picks the first match, without an arrow key.
    await write("+90");
    await waitFor(() => expect(one("[role=option]").textContent).toContain("TR"));
    await press("Enter");
    await waitFor(() => expect(document.activeElement).toBe(number));
    await expect(button.textContent).toContain("TR");
    number.select();
    await write("5321234567");
    await expect(number.value).toBe("532 123 45 67");
  }, Countries.play),
  tags: ["keyboard"],
};
