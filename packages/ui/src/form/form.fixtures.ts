import { isLocale } from "@preforma/domain/locales";
import { fieldMessage, type FieldMessageKey } from "@preforma/domain/validation";
import { expect, userEvent, waitFor } from "storybook/test";
import { messagesFor } from "../messages/index.ts";

/**
 * The summary of complaints above a form, once it has taken the focus, as it does each time something is wrong. A story
 * that ends in one waits for it before it takes the focus off for the picture: else the focus comes after that, and the
 * picture shows its ring on some days.
 */
export async function summaryFocused(element: HTMLElement): Promise<HTMLElement> {
  return waitFor(async () => {
    const summary = element.querySelector<HTMLElement>("form > [role=alert]");
    await expect(summary).toBeVisible();
    await expect(summary).toHaveFocus();
    return summary as HTMLElement;
  });
}

/** The field that a selector finds. */
export function fieldIn(root: Element, selector: string): HTMLInputElement {
  const field = root.querySelector<HTMLInputElement>(selector);
  if (field === null) throw new Error(`The story has no ${selector}.`);
  return field;
}

/** The field of that name in a form. */
export const fieldNamed = (root: Element, name: string) => fieldIn(root, `input[name=${name}]`);

/** Types into the field of that name. */
export const write = (root: Element, name: string, text: string) =>
  userEvent.type(fieldNamed(root, name), text, { delay: null });

/** Presses the button that sends a form. */
export const pressSend = (root: Element) =>
  userEvent.click(root.querySelector("button[type=submit]") as HTMLElement);

/** Waits for something with this text to have the focus. The page itself has every text, also while nothing has it. */
export async function focusOn(text: string | RegExp): Promise<void> {
  await waitFor(async () => {
    await expect(document.activeElement).not.toBe(document.body);
    await expect(document.activeElement).toHaveTextContent(text);
  });
}

/** The answer of a server that has one complaint about a form, in a story's language. */
export function refusedFor(
  { locale }: { locale?: unknown },
  field: string,
  why: FieldMessageKey,
  values?: { limit: number },
) {
  const language = isLocale(locale) ? locale : "tr";
  const message = fieldMessage(why, language, values);
  return { ok: false as const, message: messagesFor(language).form.check, errors: [{ field, message }] };
}
