import { isLocale } from "@preforma/domain/locales";
import { userEvent, within } from "storybook/test";
import { messagesFor } from "../messages/messages-for.ts";
import type { UiMessages } from "../messages/table.ts";
import type { Sender } from "./sender-fields.tsx";

/** A customer as the session knows her. */
export const fixtureSender: Sender = {
  name: "İpek",
  surname: "Şahin",
  email: "ipek.sahin@example.com",
  phone: "+905321234567",
  company: "Ege Kozmetik",
};

/** The texts of the language in which a story stands. */
export function textsOf(globals: { locale?: unknown }): UiMessages {
  return messagesFor(isLocale(globals.locale) ? globals.locale : "tr");
}

/** Types into the text field that bears a label. */
export async function fillIn(element: HTMLElement, label: string, text: string): Promise<void> {
  const field = within(element).getByRole("textbox", { name: (name) => name.startsWith(label) });
  await userEvent.clear(field);
  await userEvent.type(field, text, { delay: null });
}

/** What a form would send now. */
export function sentFrom(element: HTMLElement): Record<string, FormDataEntryValue> {
  const form = element.querySelector("form");
  if (form === null) throw new Error("The story holds no form.");
  return Object.fromEntries(new FormData(form));
}
