import { accountMessages } from "@preforma/domain/account";
import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fixtureCountries } from "../address-form/address.fixtures.ts";
import { summaryFocused } from "../form/form.fixtures.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { ProfileForm, type ProfileFormProps } from "./index.ts";

type Send = NonNullable<ProfileFormProps["send"]>;
const meta = {
  title: "Account/Profile form",
  component: ProfileForm,
  args: {
    action: "#profile",
    countries: fixtureCountries,
    profile: {
      id: 7,
      name: "İpek",
      surname: "Şahin",
      phone: "+905321234567",
      language: "tr",
      company_name: "Ege Kozmetik San. ve Tic. A.Ş.",
      vkn: "4810058590",
      tax_office: "İkitelli",
      country: "TR",
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "40rem" }}>{Story()}</div>],
  // What another story typed stays in this browser.
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: Element, name: string) => {
  const found = root.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
  if (found === null) throw new Error(`The form has no field ${name}.`);
  return found;
};

/** After saving, the fields show the saved values. A company whose box is not checked is removed. */
export const Saved: Story = {
  args: { send: fn<Send>(() => Promise.resolve({ ok: true })) },
  play: async ({ canvas, canvasElement, args, globals }) => {
    await expect(field(canvasElement, "company_name")).toBeVisible();
    await userEvent.clear(field(canvasElement, "surname"));
    await userEvent.type(field(canvasElement, "surname"), "Şahin Kaya", { delay: null });
    await userEvent.selectOptions(field(canvasElement, "language"), "de");
    await userEvent.click(canvasElement.querySelector("button[type=submit]") as HTMLElement);
    await expect(
      await canvas.findByText(accountMessages.profileSaved[globals.locale as Locale]),
    ).toBeVisible();
    const sent = () => (args.send as ReturnType<typeof fn<Send>>).mock.calls.at(-1)?.[0] ?? new FormData();
    await expect(sent().get("company_name")).toBe("Ege Kozmetik San. ve Tic. A.Ş.");
    await waitFor(() => expect(field(canvasElement, "surname")).toHaveValue("Şahin Kaya"));
    await expect(field(canvasElement, "language")).toHaveValue("de");
    await expect(field(canvasElement, "company_name")).toBeVisible();
    await userEvent.click(field(canvasElement, "is_company"));
    await expect(field(canvasElement, "company_name")).not.toBeVisible();
    await userEvent.click(canvasElement.querySelector("button[type=submit]") as HTMLElement);
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(2));
    await expect(sent().has("company_name")).toBe(false);
    await waitFor(() => expect(field(canvasElement, "is_company")).not.toBeChecked());
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** An empty name and an invalid number: both are named, nothing is sent, and the input stays. */
export const Incomplete: Story = {
  args: { send: fn<Send>(() => Promise.resolve({ ok: true })) },
  parameters: { picture: false, pictureOff: "The summary is seen in the other forms' stories." },
  play: async ({ canvasElement, args }) => {
    await userEvent.clear(field(canvasElement, "name"));
    await userEvent.clear(field(canvasElement, "vkn"));
    await userEvent.type(field(canvasElement, "vkn"), "4810058591", { delay: null });
    await userEvent.click(canvasElement.querySelector("button[type=submit]") as HTMLElement);
    const summary = await summaryFocused(canvasElement);
    const links = within(summary).getAllByRole<HTMLAnchorElement>("link");
    await expect(links.map(({ hash }) => document.getElementById(hash.slice(1)))).toEqual([
      field(canvasElement, "name"),
      field(canvasElement, "vkn"),
    ]);
    await expect(args.send).not.toHaveBeenCalled();
    await expect(field(canvasElement, "surname")).toHaveValue("Şahin");
  },
};

export const Keyboard: Story = {
  ...Saved,
  ...pressing(async ({ one, tabThrough, submits }) => {
    await tabThrough("textbox 2, button, textbox, select, checkbox, button");
    await submits(one("[name=surname]"));
  }, Saved.play),
  tags: ["keyboard"],
};
