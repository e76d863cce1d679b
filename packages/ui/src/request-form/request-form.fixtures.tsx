import { errorMessages } from "@preforma/domain/errors";
import { isLocale, type Locale } from "@preforma/domain/locales";
import { useState, type ReactNode } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { summaryFocused } from "../form/form.fixtures.ts";
import { messagesFor } from "../messages/messages-for.ts";
import type { SendRequest } from "./send-with.ts";
import type { Sender } from "./sender-fields.tsx";

/** A customer as the session knows her. */
export const fixtureSender: Sender = {
  name: "İpek",
  surname: "Şahin",
  email: "ipek.sahin@example.com",
  phone: "+905321234567",
  company: "Ege Kozmetik",
};

/** What a story's texts are looked up by. */
export interface StoryGlobals {
  locale?: unknown;
}

/** A story's language. */
export const localeOf = ({ locale }: StoryGlobals): Locale => (isLocale(locale) ? locale : "tr");

/** The library's texts and section 8's, in a story's language. */
export function textsOf(globals: StoryGlobals) {
  const locale = localeOf(globals);
  return { ...messagesFor(locale), told: errorMessages[locale] };
}

/** A way to send that takes everything. */
export const taking = () => fn<SendRequest>(() => Promise.resolve({ ok: true }));

/** A way to send that is cut off. */
export const cutOff = () => fn<SendRequest>(() => Promise.reject(new TypeError("Failed to fetch")));

/** Writes into the field that bears a label, as from the clipboard. */
export async function fillIn(element: HTMLElement, label: string, text: string): Promise<void> {
  const field = within(element).getByRole("textbox", { name: (name) => name.startsWith(label) });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Chooses a file as the system's own window would; testing-library's upload never reaches the form's data. */
export function attach(field: HTMLInputElement, file: File): void {
  const files = new DataTransfer();
  files.items.add(file);
  field.files = files.files;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** What was sent the last time. */
export function lastSent(send: unknown): Record<string, FormDataEntryValue> {
  const [data] = (send as ReturnType<typeof taking>).mock.lastCall ?? [];
  return Object.fromEntries(data ?? []);
}

/** The summary above a form once it says what it should, and has taken the focus. */
export async function complained(element: HTMLElement, said: string): Promise<HTMLElement> {
  const summary = await summaryFocused(element);
  await waitFor(() => expect(summary).toHaveTextContent(said));
  return summary;
}

/** Opens a dialog by the button that bears its name. */
export async function openDialog(name: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole("button", { name }));
  return screen.findByRole("dialog", { name });
}

/** Takes the focus off, so that pictures are the same every time. */
export const blur = () => (document.activeElement as HTMLElement | null)?.blur();

/** The button that opens a dialog, and the state between them. */
export function WithOpener({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (dialog: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children({ open, onOpenChange: setOpen })}
    </>
  );
}
