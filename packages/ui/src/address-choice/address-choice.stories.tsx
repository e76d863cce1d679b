import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { textsOf } from "../request-form/request-form.fixtures.tsx";
import { fixtureAddresses } from "../address-form/address.fixtures.ts";
import { TextField } from "../field/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { TextLink } from "../link/index.ts";
import { useMessages } from "../provider/index.ts";
import { AddressChoice } from "./index.ts";

const meta = {
  title: "Shop/Address choice",
  component: AddressChoice,
  args: { addresses: fixtureAddresses, onValueChange: fn(), addHref: "#yeni-adres" },
  render: (args) => (
    <form>
      <AddressChoice {...args} />
    </form>
  ),
} satisfies Meta<typeof AddressChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

const formOf = (canvasElement: HTMLElement) => new FormData(canvasElement.querySelector("form") ?? undefined);

/** Each address shows its name and its lines. The default address is selected. */
export const Saved: Story = {
  args: {
    onAdd: fn(),
    actionsFor: function Actions(address) {
      return <Edit title={address.address_title} />;
    },
  },
};

/** The arrow keys choose another address. The page can handle the link to a new one. */
export const ChoosingAnother: Story = {
  ...Saved,
  tags: ["behaviour"],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const texts = textsOf(globals);
    const [depot, home] = canvas.getAllByRole("radio") as [HTMLElement, HTMLElement];
    await expect(depot).toBeChecked();
    await expect(depot).toHaveAccessibleName(`Depo ${texts["address-card"].default}`);
    await expect(depot).toHaveAccessibleDescription(/Plastikçiler Caddesi/);
    await expect(formOf(canvasElement).get("delivery_address_id")).toBe("11");
    depot.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(home).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("12");
    await expect(formOf(canvasElement).get("delivery_address_id")).toBe("12");
    await userEvent.click(canvas.getByRole("link", { name: texts["address-choice"].add }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(location.hash).not.toBe("#yeni-adres");
    (document.activeElement as HTMLElement).blur();
  },
};

function Edit({ title }: { readonly title: string }) {
  const { edit } = useMessages("address-list");
  return (
    <TextLink href="#duzenle" aria-label={`${edit}: ${title}`}>
      {edit}
    </TextLink>
  );
}

function Fields() {
  const texts = useMessages("address-form");
  return <TextField name="city" label={texts.city} required autoComplete="off" />;
}

/** The fields of a new address open when it is chosen, and are required only then. */
export const NewAddress: Story = {
  args: { newAddress: <Fields /> },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals);
    const form = canvasElement.querySelector("form") as HTMLFormElement;
    const field = canvasElement.querySelector<HTMLInputElement>('input[name="city"]');
    await waitFor(() => expect(field).toBeDisabled());
    await expect(field).not.toBeVisible();
    // An empty required field that is hidden must not prevent sending.
    await expect(form.checkValidity()).toBe(true);
    const other = canvas.getByRole("radio", { name: texts["address-choice"].other });
    await userEvent.click(other);
    await expect(field).toBeVisible();
    await expect(field).toBeEnabled();
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(field!, "İzmir");
    await expect(form.checkValidity()).toBe(true);
    await expect([...formOf(canvasElement)]).toEqual([
      ["delivery_address_id", "new"],
      ["city", "İzmir"],
    ]);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    field?.blur();
  },
};

/** A form reset restores the first choice, and requires no new address. */
export const Emptied: Story = {
  ...NewAddress,
  tags: ["behaviour"],
  play: async ({ canvas, canvasElement, globals }) => {
    const field = canvasElement.querySelector('input[name="city"]');
    await userEvent.click(canvas.getByRole("radio", { name: textsOf(globals)["address-choice"].other }));
    await expect(field).toBeEnabled();
    canvasElement.querySelector("form")?.reset();
    await waitFor(() => expect(field).toBeDisabled());
  },
};

/** No saved address: what to do, and a link to add one. */
export const None: Story = {
  args: { addresses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("radio")).toBeNull();
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#yeni-adres");
  },
};

export const Keyboard: Story = {
  ...Saved,
  ...pressing(async ({ all, press, tabThrough }) => {
    await tabThrough("radio, link 3");
    const [first, second] = all<HTMLInputElement>("input[type=radio]");
    second!.focus();
    await press("ArrowUp");
    await expect([first!.checked, document.activeElement === first]).toEqual([true, true]);
    second!.focus();
    await press("Space");
    await expect(second!.checked).toBe(true);
  }),
  tags: ["keyboard"],
};
