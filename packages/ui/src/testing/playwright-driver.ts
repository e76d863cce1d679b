import { partOf, plain, type Driver, type TestedRole } from "./driver.ts";

/** The required part of Playwright's `Locator`. */
export interface RoleLocator {
  getByRole: (role: TestedRole, options?: { name?: RegExp }) => this;
  all: () => Promise<this[]>;
  waitFor: () => Promise<void>;
  click: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  pressSequentially: (text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
  textContent: () => Promise<string | null>;
  inputValue: () => Promise<string>;
  getAttribute: (name: string) => Promise<string | null>;
}

/**
 * Drives testers over Playwright's locators:
 * `createTesters(playwrightDriver<Locator>(), messagesFor("tr")).dialog(page.locator("body"), "Teklif al")`.
 */
export function playwrightDriver<Found extends RoleLocator>(): Driver<Found> {
  return {
    find: async (scope, role, name) => {
      const found = scope.getByRole(role, name === undefined ? {} : { name: partOf(name) });
      await found.waitFor();
      return found;
    },
    all: (scope, role) => scope.getByRole(role).all(),
    click: (node) => node.click(),
    fill: async (node, text) => {
      await node.fill("");
      await node.pressSequentially(text);
    },
    press: (node, key) => node.press(key),
    text: async (node) => plain(await node.textContent()),
    value: (node) => node.inputValue(),
    attribute: (node, name) => node.getAttribute(name),
  };
}
