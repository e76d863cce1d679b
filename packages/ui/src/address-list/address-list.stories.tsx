import type { Address } from "@preforma/domain/addresses";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { textsOf } from "../account-form/account-form.fixtures.ts";
import { fixtureAddresses } from "../address-form/address.fixtures.ts";
import { formatMessage } from "../messages/index.ts";
import { AddressList, type AddressListProps } from "./index.ts";

type ExampleProps = Pick<AddressListProps, "onAdd" | "onEdit"> & {
  addresses: readonly Address[];
  /** The server cannot be reached. @default false */
  refuses?: boolean;
};

/** Keeps the addresses as a page does. */
function Example({ addresses: initial, refuses = false, onAdd, onEdit }: ExampleProps) {
  const [addresses, setAddresses] = useState(initial);
  return (
    <AddressList
      addresses={addresses}
      level={2}
      onAdd={onAdd}
      onEdit={onEdit}
      onDelete={({ id }) => {
        if (refuses) return Promise.reject(new TypeError("Failed to fetch"));
        setAddresses((before) => before.filter((one) => one.id !== id));
        return Promise.resolve({ ok: true });
      }}
      onRestore={(address) => {
        setAddresses((before) => [...before, address]);
        return Promise.resolve({ ok: true });
      }}
      onMakeDefault={({ id }) => {
        setAddresses((before) => before.map((one) => ({ ...one, is_default: one.id === id })));
        return Promise.resolve({ ok: true });
      }}
    />
  );
}

const meta = {
  title: "Account/Address list",
  component: Example,
  args: { addresses: fixtureAddresses, onAdd: fn(), onEdit: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 4000 };
const opened = () => document.querySelector<HTMLDialogElement>("dialog:modal");
const blur = () => (document.activeElement as HTMLElement | null)?.blur();
const named = (label: string, title: string) => `${label}: ${title}`;
const answer = async (label: string) => {
  await waitFor(() => expect(opened()).not.toBeNull(), patience);
  await userEvent.click(within(opened() as HTMLElement).getByRole("button", { name: label }));
};

/** Each button says whose it is; another address can become the default. */
export const Addresses: Story = {
  play: async ({ canvas, args, globals }) => {
    const texts = textsOf(globals)["address-list"];
    await userEvent.click(canvas.getByRole("button", { name: named(texts.edit, "Ev") }));
    await expect(args.onEdit).toHaveBeenCalledWith(fixtureAddresses[1]);
    await expect(canvas.queryByRole("button", { name: named(texts.makeDefault, "Depo") })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: named(texts.makeDefault, "Ev") }));
    await expect(
      await canvas.findByRole("button", { name: named(texts.makeDefault, "Depo") }, patience),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: texts.add }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    blur();
  },
};

/** Deleting asks first, with the careful answer focused; afterwards it can be taken back, and the focus is there. */
export const Deleted: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)["address-list"];
    const locale = (globals.locale ?? "tr") as "tr";
    const press = () => userEvent.click(canvas.getByRole("button", { name: named(texts.delete, "Ev") }));
    await press();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(texts.keep), patience);
    await answer(texts.keep);
    await waitFor(() => expect(opened()).toBeNull(), patience);
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    await press();
    await answer(texts.delete);
    const gone = formatMessage(texts.deleted, { title: "Ev" }, locale);
    await expect(await canvas.findByText(gone, {}, patience)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(gone), patience);
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: texts.undo }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(2), patience);
    await press();
    await answer(texts.delete);
    await expect(await canvas.findByText(gone, {}, patience)).toBeVisible();
    await waitFor(() => expect(opened()).toBeNull(), patience);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(gone), patience);
    blur();
  },
};

/** A deletion that did not reach the server takes nothing away, and says so. */
export const NotDeleted: Story = {
  args: { refuses: true },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)["address-list"];
    await userEvent.click(canvas.getByRole("button", { name: named(texts.delete, "Ev") }));
    await answer(texts.delete);
    await expect(await canvas.findByText(texts.notDone, {}, patience)).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    await waitFor(() => expect(opened()).toBeNull(), patience);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(texts.notDone), patience);
    blur();
  },
};

/** None yet: why one would add an address, and the way to it. */
export const None: Story = {
  args: { addresses: [] },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals)["address-list"].add }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    blur();
  },
};
