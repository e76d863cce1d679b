import type { Address } from "@preforma/domain/addresses";
import { errorMessages } from "@preforma/domain/errors";
import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { textsOf } from "../request-form/request-form.fixtures.tsx";
import { fixtureAddresses } from "../address-form/address.fixtures.ts";
import { Button } from "../button/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { Stack } from "../layout/index.ts";
import { useMessages } from "../provider/index.ts";
import { Text } from "../text/index.ts";
import { AddressDialog, type AddressDialogProps } from "./index.ts";

/** A page with a button that opens the dialog, and a status line. */
function Example({ load, send }: Pick<AddressDialogProps, "load" | "send">) {
  const messages = useMessages("address-dialog");
  const [open, setOpen] = useState(false);
  const [status, setStatus] = useState("");
  return (
    <Stack align="start">
      <Button onClick={() => setOpen(true)}>{load === undefined ? messages.add : messages.edit}</Button>
      <Text role="status">{status}</Text>
      <AddressDialog
        open={open}
        onOpenChange={setOpen}
        action="#address"
        customerId={1}
        load={load}
        send={send}
        onSaved={(message) => setStatus(message ?? "")}
        onNotLoaded={setStatus}
      />
    </Stack>
  );
}

const meta = {
  title: "Account/Address dialog",
  component: AddressDialog,
  render: (args) => <Example {...args} />,
  parameters: { picture: "window" },
  // Drafts of other stories stay in this browser.
  beforeEach: () => localStorage.clear(),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

type Load = NonNullable<AddressDialogProps["load"]>;
type Send = NonNullable<AddressDialogProps["send"]>;
const opened = () => document.querySelector<HTMLElement>("[aria-modal=true]");

/** Loads the address, then shows it. After saving, it closes, returns the focus, and the page confirms. */
export const Edit: Story = {
  args: {
    load: fn<Load>(() => Promise.resolve(fixtureAddresses[1])),
    send: fn<Send>(() => Promise.resolve({ ok: true })),
  },
  play: async ({ canvas, globals, args }) => {
    const opener = canvas.getByRole("button");
    let arrive: (address: Address) => void = () => {};
    (args.load as ReturnType<typeof fn<Load>>).mockImplementationOnce(
      () => new Promise((resolve) => (arrive = resolve)),
    );
    await userEvent.click(opener);
    await waitFor(() => expect(opened()).toHaveTextContent(textsOf(globals)["address-dialog"].loading));
    await expect(opened()?.querySelector("form")).toBeNull();
    arrive(fixtureAddresses[1]);
    await waitFor(() => expect(opened()?.querySelector("[name=city]")).toHaveValue("İstanbul"));
    opened()?.querySelector<HTMLElement>("form button[type=submit]")?.click();
    await waitFor(() => expect(opened()).toBeNull());
    await expect(
      await canvas.findByText(errorMessages[globals.locale as Locale].ADDRESS_UPDATED),
    ).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    // Once more, for the picture.
    await userEvent.click(opener);
    await waitFor(() => expect(opened()?.querySelector("[name=city]")).toHaveValue("İstanbul"));
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** While the address loads. */
export const Loading: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(opened()).toHaveTextContent(textsOf(globals)["address-dialog"].loading));
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** If loading fails, the dialog closes and the page says so. */
export const NotLoaded: Story = {
  parameters: { picture: false, pictureOff: "A page with a button and a sentence." },
  args: { load: () => Promise.reject(new Error("503")) },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(
      await canvas.findByText(errorMessages[globals.locale as Locale].ADDRESS_NOT_LOADED),
    ).toBeVisible();
    await waitFor(() => expect(opened()).toBeNull());
  },
};

/** A new address that was closed half-way is restored when the dialog opens again. On a phone. */
export const AddWithDraft: Story = {
  args: { send: fn<Send>(() => Promise.reject(new TypeError("Failed to fetch"))) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button");
    const title = () => opened()?.querySelector<HTMLInputElement>("[name=address_title]");
    await userEvent.click(opener);
    await waitFor(() => expect(title()).toBeVisible());
    // The library enables pointer events a moment after the dialog is rendered.
    await waitFor(() => expect(getComputedStyle(title() as HTMLElement).pointerEvents).toBe("auto"));
    await userEvent.type(title() as HTMLInputElement, "Depo", { delay: null });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opened()).toBeNull());
    await userEvent.click(opener);
    await waitFor(() => expect(title()).toHaveValue("Depo"));
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

export const Keyboard: Story = {
  ...Edit,
  ...pressing(async ({ one, press, tabThrough, submits, escapes }) => {
    const dialog = one("[role=dialog]");
    const opener = one("button");
    const city = one("[name=city]");
    await tabThrough(
      "button, div, radio, textbox 3, button, textbox, combobox 3, textbox 4, checkbox, button",
      dialog,
    );
    await submits(one("[name=address_title]"));
    const expanded = () => city.getAttribute("aria-expanded");
    city.focus();
    await press("ArrowDown");
    await waitFor(() => expect(expanded()).toBe("true"));
    await press("ArrowDown", "Enter");
    await expect([expanded(), dialog.isConnected]).toEqual(["false", true]);
    await press("ArrowDown");
    await waitFor(() => expect(expanded()).toBe("true"));
    await press("Escape");
    await expect([expanded(), dialog.isConnected]).toEqual(["false", true]);
    await escapes(opener);
  }, Edit.play),
  tags: ["keyboard"],
};
