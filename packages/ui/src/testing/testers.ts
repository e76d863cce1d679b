import { fold } from "@preforma/domain/text";
import type { UiMessages } from "../messages/table.ts";
import type { Driver } from "./driver.ts";

/** Drives one `Dialog` or `Drawer`. */
export interface DialogTester<Node> {
  /** The dialog itself; waits until it is open. */
  element: () => Promise<Node>;
  isOpen: () => Promise<boolean>;
  /** Presses its closing button. */
  close: () => Promise<void>;
  /** Closes it by keyboard. Needs a driver with real keys, such as Playwright's: synthetic ones close no `<dialog>`. */
  escape: () => Promise<void>;
}

/** Drives one `PhoneField`. */
export interface PhoneFieldTester<Node> {
  input: () => Promise<Node>;
  /** Replaces the text by a number, typed as people write it. */
  type: (number: string) => Promise<void>;
  /** The text in the field, grouped as shown: `532 123 45 67`. */
  displayValue: () => Promise<string>;
  /** What the button says: `TR +90`, after the hidden name of the country. */
  country: () => Promise<string>;
  /** Opens the list, searches and takes the first country: by name, other name, ISO code or dial code. */
  chooseCountry: (search: string) => Promise<void>;
}

/** Drives one `Combobox`. */
export interface ComboboxTester<Node> {
  input: () => Promise<Node>;
  /** Types, and returns the options once there are any. */
  optionsFor: (text: string) => Promise<readonly string[]>;
  /** Types, and takes the first option that contains the text; accents and case do not count. */
  choose: (text: string) => Promise<void>;
  displayValue: () => Promise<string>;
}

/** Drives one `Form`. */
export interface FormTester {
  /** Presses the button of this name. */
  submit: (button: string) => Promise<void>;
  /** The errors in the summary above the form; waits until it is shown. */
  errors: () => Promise<readonly string[]>;
}

export interface Testers<Node> {
  /** The dialog of this title, anywhere within the scope. */
  dialog: (scope: Node, title: string) => DialogTester<Node>;
  /** The phone field within the scope, which must hold one only. */
  phoneField: (scope: Node) => PhoneFieldTester<Node>;
  /** The combobox of this label. */
  combobox: (scope: Node, label: string) => ComboboxTester<Node>;
  /** The form within the scope, which must hold one only. */
  form: (scope: Node) => FormTester;
}

/**
 * Testers for a page in one language: they find what they drive by role and by the library's own texts, as a reader
 * does, so that a test of yours says what a visitor does and stays right when our markup changes.
 *
 * @param messages The texts that the page was rendered with: `messagesFor(locale)`.
 */
export function createTesters<Node>(driver: Driver<Node>, messages: UiMessages): Testers<Node> {
  return {
    dialog: (scope, title) => ({
      element: () => driver.find(scope, "dialog", title),
      isOpen: async () => (await driver.all(scope, "dialog")).length > 0,
      close: async () => {
        const dialog = await driver.find(scope, "dialog", title);
        await driver.click(await driver.find(dialog, "button", messages.dialog.close));
      },
      escape: async () => driver.press(await driver.find(scope, "dialog", title), "Escape"),
    }),
    phoneField: (scope) => {
      const input = () => driver.find(scope, "textbox");
      // Before and after the rules have come, its name is "Country" alone or with the country's.
      const trigger = () => driver.find(scope, "button", beginning(messages["phone-field"].named));
      return {
        input,
        type: async (number) => driver.fill(await input(), number),
        displayValue: async () => driver.value(await input()),
        country: async () => driver.text(await trigger()),
        chooseCountry: async (search) => {
          await driver.click(await trigger());
          const field = await driver.find(scope, "combobox", messages["phone-field"].search);
          await driver.fill(field, search);
          await driver.press(field, "Enter");
        },
      };
    },
    combobox: (scope, label) => {
      const input = () => driver.find(scope, "combobox", label);
      return {
        input,
        optionsFor: async (text) => {
          await driver.fill(await input(), text);
          return (await options(driver, scope, text)).map((option) => option.text);
        },
        choose: async (text) => {
          await driver.fill(await input(), text);
          const found = await options(driver, scope, text);
          const wanted = found.find((option) => matches(option.text, text));
          if (wanted !== undefined) await driver.click(wanted.node);
        },
        displayValue: async () => driver.value(await input()),
      };
    },
    form: (scope) => ({
      submit: async (button) => driver.click(await driver.find(scope, "button", button)),
      errors: async () => {
        const summary = await driver.find(scope, "alert");
        return Promise.all((await driver.all(summary, "link")).map((link) => driver.text(link)));
      },
    }),
  };
}

/** Whether a text contains another, as a search sees it: `iz` is in `İzmir`. */
const matches = (text: string, part: string): boolean => fold(text).includes(fold(part));

/** Timeout for options, ms, and poll interval. */
const timeoutMs = 4000;
const pause = 50;

/**
 * The options that are shown, once one of them contains the text.
 *
 * @throws Error naming what is offered instead, where none comes in time.
 */
async function options<Node>(
  driver: Driver<Node>,
  scope: Node,
  text: string,
): Promise<readonly { node: Node; text: string }[]> {
  let shown: { node: Node; text: string }[] = [];
  for (const end = Date.now() + timeoutMs; Date.now() < end;) {
    shown = [];
    for (const node of await driver.all(scope, "option")) shown.push({ node, text: await driver.text(node) });
    if (shown.some((option) => matches(option.text, text))) return shown;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const instead =
    shown.length === 0 ? "Nothing is offered." : `Offered is ${shown.map((one) => one.text).join(", ")}.`;
  throw new Error(`No option contains "${text}". ${instead}`);
}

/** The part of a text before its first placeholder. */
function beginning(text: string): string {
  return (text.split("{")[0] ?? "").trim();
}
