import { isLocale } from "@preforma/domain/locales";
import { fieldMessage, type FieldMessageKey } from "@preforma/domain/validation";
import { expect, userEvent, waitFor } from "storybook/test";
import { messagesFor } from "../messages/index.ts";

/**
 * The error summary above a form, once it has the focus. A story that ends with one waits for it before it removes the
 * focus for the picture: otherwise the focus may come later, and the picture shows its ring now and then.
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

/** Presses the submit button of a form. */
export const pressSend = (root: Element) =>
  userEvent.click(root.querySelector("button[type=submit]") as HTMLElement);

/** Waits until an element with this text has the focus. The body is excluded: it contains every text. */
export async function focusOn(text: string | RegExp): Promise<void> {
  await waitFor(async () => {
    await expect(document.activeElement).not.toBe(document.body);
    await expect(document.activeElement).toHaveTextContent(text);
  });
}

/** A server's answer with one error, in a story's language. */
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
