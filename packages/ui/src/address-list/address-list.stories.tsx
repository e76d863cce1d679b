import type { Address } from "@preforma/domain/addresses";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { blur, textsOf } from "../request-form/request-form.fixtures.tsx";
import { fixtureAddresses } from "../address-form/address.fixtures.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { formatMessage, messagesFor } from "../messages/index.ts";
import { focusOn } from "../form/form.fixtures.ts";
import { AddressList, type AddressListProps } from "./index.ts";

type ExampleProps = Pick<AddressListProps, "onAdd" | "onEdit" | "pages"> & {
  addresses: readonly Address[];
  /** Whether the server is unreachable. @default false */
  refuses?: boolean;
};

/** Manages the addresses as a page does. */
function Example({ addresses: initial, refuses = false, onAdd, onEdit, pages }: ExampleProps) {
  const [addresses, setAddresses] = useState(initial);
  return (
    <AddressList
      addresses={addresses}
      headingLevel={2}
      onAdd={onAdd}
      onEdit={onEdit}
      pages={pages}
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
  component: AddressList,
  render: (args) => <Example {...(args as Parameters<typeof Example>[0])} />,
  args: { addresses: fixtureAddresses, onAdd: fn(), onEdit: fn() },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

const opened = () => document.querySelector<HTMLElement>("[aria-modal=true]");
/** Removes the focus for the picture. While the dialog closes, the page may focus the message once more. */
const rest = async () => {
  for (let frame = 0; frame < 5; frame++) {
    blur();
    await new Promise(requestAnimationFrame);
  }
  await expect(document.activeElement).toBe(document.body);
};
const named = (label: string, title: string) => `${label}: ${title}`;
const answer = async (label: string) => {
  await waitFor(() => expect(opened()).not.toBeNull());
  await userEvent.click(within(opened() as HTMLElement).getByRole("button", { name: label }));
};

/** Each button names its address. Another address can become the default. */
export const Addresses: Story = {};

/** Another address becomes the default. This is read out, and the focus moves to the message. */
export const MadeDefault: Story = {
  ...Addresses,
  tags: ["behaviour"],
  play: async ({ canvas, args, globals }) => {
    const texts = textsOf(globals)["address-list"];
    // Exists before any message, so that the message is announced.
    const status = canvas.getByRole("status");
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: named(texts.edit, "Ev") }));
    await expect(args.onEdit).toHaveBeenCalledWith(fixtureAddresses[1]);
    await expect(canvas.queryByRole("button", { name: named(texts.makeDefault, "Depo") })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: named(texts.makeDefault, "Ev") }));
    await expect(await canvas.findByRole("button", { name: named(texts.makeDefault, "Depo") })).toBeVisible();
    await expect(status).toHaveTextContent(
      formatMessage(texts.madeDefault, { title: "Ev" }, (globals.locale ?? "tr") as "tr"),
    );
    // The pressed button was removed.
    await waitFor(() => expect(status).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: texts.add }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    blur();
  },
};

/** After an address is deleted, a message offers to restore it. */
export const Deleted: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)["address-list"];
    await userEvent.click(canvas.getByRole("button", { name: named(texts.delete, "Ev") }));
    await answer(texts.delete);
    const gone = formatMessage(texts.deleted, { title: "Ev" }, (globals.locale ?? "tr") as "tr");
    await expect(await canvas.findByText(gone)).toBeVisible();
    await waitFor(() => expect(opened()).toBeNull());
    await focusOn(gone);
    await rest();
  },
};

/** Deleting asks first, with the focus on “Keep”. Afterwards the focus is on the button that restores the address. */
export const DeletedInUse: Story = {
  ...Deleted,
  tags: ["behaviour"],
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)["address-list"];
    const locale = (globals.locale ?? "tr") as "tr";
    const press = () => userEvent.click(canvas.getByRole("button", { name: named(texts.delete, "Ev") }));
    await press();
    await focusOn(texts.keep);
    await answer(texts.keep);
    await waitFor(() => expect(opened()).toBeNull());
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    await press();
    await answer(texts.delete);
    const gone = formatMessage(texts.deleted, { title: "Ev" }, locale);
    await expect(await canvas.findByText(gone)).toBeVisible();
    await focusOn(gone);
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: texts.undo }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(2));
  },
};

/** The server could not be reached: nothing is removed, and a message says so. */
export const NotDeleted: Story = {
  args: { refuses: true },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)["address-list"];
    await userEvent.click(canvas.getByRole("button", { name: named(texts.delete, "Ev") }));
    await answer(texts.delete);
    await expect(await canvas.findByText(texts.notDone)).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
    await waitFor(() => expect(opened()).toBeNull());
    await focusOn(texts.notDone);
    await rest();
  },
};

/** No addresses yet: the reason to add one, and the button. */
export const None: Story = {
  args: { addresses: [] },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals)["address-list"].add }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    blur();
  },
};

/**
 * With pages for each action, the buttons are links and forms that work without JavaScript. JavaScript handles them
 * in place.
 */
export const WithPages: Story = {
  args: {
    pages: {
      add: "#add",
      edit: ({ id }) => `#edit-${id}`,
      delete: ({ id }) => `#delete-${id}`,
      makeDefault: "#default",
    },
  },
  parameters: { picture: false, pictureOff: "Looks as the first one does." },
  play: async ({ canvas, args, globals }) => {
    const texts = textsOf(globals)["address-list"];
    const edit = canvas.getByRole("link", { name: named(texts.edit, "Ev") });
    await expect(edit).toHaveAttribute("href", `#edit-${fixtureAddresses[1].id}`);
    await userEvent.click(edit);
    await expect(args.onEdit).toHaveBeenCalledWith(fixtureAddresses[1]);
    await expect(location.hash).not.toContain("edit");
    await expect(canvas.getByRole("link", { name: texts.add })).toHaveAttribute("href", "#add");
    const button = canvas.getByRole("button", { name: named(texts.makeDefault, "Ev") });
    const form = button.closest("form") as HTMLFormElement;
    await expect(form).toHaveAttribute("action", "#default");
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      address_id: String(fixtureAddresses[1].id),
    });
    await userEvent.click(canvas.getByRole("link", { name: named(texts.delete, "Ev") }));
    await answer(texts.keep);
    await waitFor(() => expect(opened()).toBeNull());
    blur();
  },
};

export const Keyboard: Story = {
  ...Addresses,
  ...pressing(async ({ locale, all, tabThrough, clicks, opens, escapes }) => {
    await tabThrough("button 6");
    const texts = messagesFor(locale)["address-list"];
    const named = (label: string) =>
      all("button").find((button) => button.ariaLabel?.startsWith(label) === true)!;
    await clicks(named(texts.edit), "Enter");
    const asking = named(texts.delete);
    await opens(asking, "Enter");
    await escapes(asking);
    await expect(all("article")).toHaveLength(2);
  }),
  tags: ["keyboard"],
};
