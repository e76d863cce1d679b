import { countryIn, defaultCountry } from "@preforma/domain/addresses";
import { errorMessages } from "@preforma/domain/errors";
import type { Locale } from "@preforma/domain/locales";
import { turkishPlaces, type Places } from "@preforma/domain/places";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fieldNamed, pressSend, summaryFocused, write } from "../form/form.fixtures.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { formatMessage } from "../messages/message.ts";
import { blur } from "../request-form/request-form.fixtures.tsx";
import { Toaster } from "../toast/index.ts";
import { toastQueue } from "../toast/toast-queue.ts";
import { fixtureAddresses } from "./address.fixtures.ts";
import addressFormMessages from "../messages/texts/address-form.json" with { type: "json" };
import { AddressForm, type AddressFormProps } from "./index.ts";

type Send = NonNullable<AddressFormProps["send"]>;
const meta = {
  title: "Account/Address form",
  component: AddressForm,
  args: { action: "#address" },
  decorators: [(Story) => <div style={{ maxInlineSize: "42rem" }}>{Story()}</div>],
  // Drafts of other stories stay in this browser.
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys choose the type. The fields of a company open by CSS alone and are then required. */
export const Incomplete: Story = {
  args: { send: fn<Send>(() => Promise.resolve({ ok: true })) },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(fieldNamed(canvasElement, "company_name")).not.toBeVisible();
    for (const field of canvasElement.querySelectorAll<HTMLElement>(":required"))
      await expect(field).toBeVisible();
    await userEvent.click(canvas.getAllByRole("radio")[1] as HTMLElement);
    await expect(fieldNamed(canvasElement, "company_name")).toBeVisible();
    await pressSend(canvasElement);
    const summary = await summaryFocused(canvasElement);
    // Title, company, number, tax office, names, phone and seven parts; the country has a default.
    await expect(within(summary).getAllByRole("listitem")).toHaveLength(13);
    await expect(args.send).not.toHaveBeenCalled();
    blur();
  },
};

/**
 * Province and district are found without Turkish letters and get their correct spelling. A village that is not
 * listed stays as typed.
 */
export const Added: Story = {
  args: {
    send: fn<Send>(() => Promise.resolve({ ok: true })),
    sender: { name: "İpek", surname: "Şahin", phone: "+905321234567" },
  },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const city = fieldNamed(canvasElement, "city");
    const district = fieldNamed(canvasElement, "district");
    await userEvent.click(city);
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(81));
    await userEvent.type(city, "istanb", { delay: null });
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(city).toHaveValue("İstanbul"));
    await userEvent.click(district);
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(39));
    await userEvent.type(district, "sisli", { delay: null });
    await userEvent.tab();
    await waitFor(() => expect(district).toHaveValue("Şişli"));
    for (const [name, text] of [
      ["address_title", "Ev"],
      ["neighborhood", "Meşrutiyet Mahallesi"],
      ["street", "Halaskargazi Caddesi"],
      ["address_detail", "No: 7, Daire 3"],
      ["postal_code", "34363"],
    ] as const)
      await write(canvasElement, name, text);
    await pressSend(canvasElement);
    await expect(
      await canvas.findByText(errorMessages[globals.locale as Locale].ADDRESS_ADDED),
    ).toBeVisible();
    const [data] = (args.send as ReturnType<typeof fn<Send>>).mock.calls[0] ?? [];
    await expect(Object.fromEntries(data ?? [])).toMatchObject({
      address_type: "bireysel",
      city: "İstanbul",
      district: "Şişli",
      neighborhood: "Meşrutiyet Mahallesi",
      country: countryIn(defaultCountry, globals.locale as Locale),
      phone: "+905321234567",
    });
    blur();
  },
};

/** Each country has its own fields in its own order. Germany: postcode before the town, no district. */
export const Abroad: Story = {
  args: {
    address: fixtureAddresses[0],
    send: fn<Send>(() => Promise.resolve({ ok: true })),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, args, globals }) => {
    await expect(fieldNamed(canvasElement, "vkn")).toBeVisible();
    await expect(fieldNamed(canvasElement, "vkn")).toHaveAccessibleDescription();
    const germany = new Intl.DisplayNames(globals.locale as string, { type: "region" }).of("DE") ?? "";
    const country = fieldNamed(canvasElement, "country");
    await userEvent.click(country);
    await waitFor(() => expect(canvas.getAllByRole("option").length).toBeGreaterThan(200));
    await userEvent.clear(country);
    await userEvent.type(country, germany, { delay: null });
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(canvasElement.querySelector("input[name=district]")).toBeNull());
    // The digit count of Turkish numbers does not apply here.
    await expect(fieldNamed(canvasElement, "vkn")).not.toHaveAccessibleDescription();
    for (const [name, text] of [
      ["street", "Hafenstraße 12"],
      ["postal_code", "28217"],
      ["city", "Bremen"],
      ["vkn", "DE 136695976"],
    ] as const) {
      await userEvent.clear(fieldNamed(canvasElement, name));
      await write(canvasElement, name, text);
    }
    await userEvent.clear(fieldNamed(canvasElement, "address_detail"));
    await pressSend(canvasElement);
    await expect(
      await canvas.findByText(errorMessages[globals.locale as Locale].ADDRESS_UPDATED),
    ).toBeVisible();
    const [data] = (args.send as ReturnType<typeof fn<Send>>).mock.calls[0] ?? [];
    await expect(Object.fromEntries(data ?? [])).toMatchObject({
      country: germany,
      city: "Bremen",
      address_type: "kurumsal",
    });
    await waitFor(() => expect(fieldNamed(canvasElement, "city")).toHaveValue("Bremen"));
    blur();
  },
};

/** Without a country the address is in Türkiye, and its fields stay required. */
export const NoCountry: Story = {
  args: { send: fn<Send>(() => Promise.resolve({ ok: true })) },
  play: async ({ canvasElement }) => {
    await userEvent.clear(fieldNamed(canvasElement, "country"));
    blur();
    await pressSend(canvasElement);
    await summaryFocused(canvasElement);
    await expect(canvasElement.querySelector("input[name=neighborhood]")).toBeInvalid();
  },
  tags: ["behaviour"],
};

/** State and ZIP code, in the order of a US address. */
export const UnitedStates: Story = {
  args: {
    address: {
      ...fixtureAddresses[1],
      country: "United States",
      street: "350 Fifth Avenue",
      address_detail: "",
      neighborhood: "",
      city: "New York",
      district: "NY",
      postal_code: "10118",
    },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = addressFormMessages[globals.locale as Locale];
    await expect(
      canvas.getByRole("textbox", { name: new RegExp(texts.zipCode.replace(/[()]/g, ".")) }),
    ).toHaveValue("10118");
    await expect(canvas.getByRole("textbox", { name: texts.state })).toHaveValue("NY");
    await expect(canvasElement.querySelector("input[name=neighborhood]")).toBeNull();
  },
};

const withNeighbourhoods: Places = {
  ...turkishPlaces,
  neighbourhoodsOf: (province, district) =>
    Promise.resolve(
      province === "İstanbul" && district === "Şişli" ? ["Meşrutiyet Mahallesi", "Teşvikiye Mahallesi"] : [],
    ),
};
const loadNeighbourhoods = () => Promise.resolve(withNeighbourhoods);

/** Removes the messages of the previous story. */
async function dismissToasts(): Promise<void> {
  toastQueue.clear();
  await waitFor(() => expect(document.querySelector("[data-toast]")).toBeNull());
}

const withToaster: Story["render"] = (args) => (
  <>
    <AddressForm {...args} />
    <Toaster />
  </>
);

/**
 * Neighbourhoods are suggested when the district is known, in any spelling. Another district clears the
 * neighbourhood, which can be restored.
 */
export const Neighbourhoods: Story = {
  tags: ["behaviour"],
  args: { places: loadNeighbourhoods },
  render: withToaster,
  play: async ({ canvas, canvasElement, globals }) => {
    const locale = globals.locale as Locale;
    const texts = addressFormMessages[locale];
    const part = (name: string) => fieldNamed(canvasElement, name);
    const type = async (name: string, text: string) => {
      await userEvent.clear(part(name));
      await userEvent.type(part(name), text, { delay: null });
    };
    await userEvent.click(part("city"));
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(81));
    await type("city", "istanbul");
    await userEvent.tab();
    await type("district", "sisli");
    await userEvent.tab();
    await type("neighborhood", "tesvik");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(part("neighborhood")).toHaveValue("Teşvikiye Mahallesi");

    await type("district", "Adalar");
    await userEvent.tab();
    await waitFor(() => expect(part("neighborhood")).toHaveValue(""));
    const undo = await within(document.body).findByRole("button", { name: texts.putBack });
    const names = { name: "Teşvikiye Mahallesi", above: "Adalar" };
    await expect(undo.closest("[data-toast]")).toHaveTextContent(
      formatMessage(texts.neighborhoodCleared, names, locale),
    );
    await userEvent.click(undo);
    await waitFor(() => expect(part("neighborhood")).toHaveValue("Teşvikiye Mahallesi"));

    // None is known for this district, and any text is accepted.
    await type("neighborhood", "t");
    await expect(canvas.queryAllByRole("option")).toHaveLength(0);
    await expect(part("neighborhood")).toHaveValue("t");
    await dismissToasts();
    blur();
  },
};

/**
 * Another province clears a district that is not in it, with its neighbourhood. Both can be restored. An unlisted
 * place stays.
 */
export const AnotherProvince: Story = {
  tags: ["behaviour"],
  args: { places: loadNeighbourhoods },
  render: withToaster,
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = addressFormMessages[globals.locale as Locale];
    const part = (name: string) => fieldNamed(canvasElement, name);
    const rewrite = async (name: string, text: string) => {
      await userEvent.clear(part(name));
      await write(canvasElement, name, text);
      await userEvent.tab();
    };
    const choose = async (text: string, province: string) => {
      const city = part("city");
      await userEvent.clear(city);
      await userEvent.type(city, text, { delay: null });
      await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(1));
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await waitFor(() => expect(city).toHaveValue(province));
    };
    await userEvent.click(part("city"));
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(81));
    await choose("istanb", "İstanbul");
    await rewrite("district", "sisli");
    await rewrite("neighborhood", "Meşrutiyet Mahallesi");
    await choose("anka", "Ankara");
    await waitFor(() => expect(part("district")).toHaveValue(""));
    await waitFor(() => expect(part("neighborhood")).toHaveValue(""));
    await expect(part("city")).toHaveValue("Ankara");

    // The change is announced, and can be undone.
    const undo = await within(document.body).findByRole("button", { name: texts.putBack });
    await expect(undo.closest("[data-toast]")).toHaveTextContent(
      formatMessage(texts.districtCleared, { name: "Şişli", above: "Ankara" }, globals.locale as Locale),
    );
    await userEvent.click(undo);
    await waitFor(() => expect(part("district")).toHaveValue("Şişli"));
    await expect(part("neighborhood")).toHaveValue("Meşrutiyet Mahallesi");

    await rewrite("district", "Temelli");
    await rewrite("neighborhood", "Gazi Osman Paşa Sitesi");
    await choose("istanb", "İstanbul");
    await expect(part("district")).toHaveValue("Temelli");
    await rewrite("district", "Şişli");
    // This place is not listed.
    await choose("anka", "Ankara");
    await waitFor(() => expect(part("district")).toHaveValue(""));
    await expect(part("neighborhood")).toHaveValue("Gazi Osman Paşa Sitesi");

    await rewrite("district", "Şişli");
    await dismissToasts();
    blur();
  },
};

export const Keyboard: Story = {
  ...Incomplete,
  ...pressing(async ({ all, one, press, write, tabThrough }) => {
    await tabThrough("link 13, radio, textbox 6, button, textbox, combobox 3, textbox 4, checkbox, button");
    const [person, company] = all<HTMLInputElement>("input[type=radio]");
    company!.focus();
    await press("ArrowUp");
    await expect(person!.checked).toBe(true);
    await press("ArrowDown");
    await expect(company!.checked).toBe(true);
    const city = one<HTMLInputElement>("[name=city]");
    const active = () => city.getAttribute("aria-activedescendant");
    city.focus();
    await write("i");
    await waitFor(() => expect(all("[role=option]").length).toBeGreaterThan(1));
    await press("ArrowDown");
    const first = active();
    await press("ArrowDown", "ArrowUp");
    await expect(active()).toBe(first);
    await press("Escape");
    await expect([city.getAttribute("aria-expanded"), city.value]).toEqual(["false", "i"]);
  }, Incomplete.play),
  tags: ["keyboard"],
};
