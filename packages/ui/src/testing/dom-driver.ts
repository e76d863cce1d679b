import { partOf, plain, type Driver, type TestedRole } from "./driver.ts";

/** The required part of Testing Library's `within(element)`. */
interface RoleQueries {
  findByRole: (
    role: TestedRole,
    options: { name?: RegExp },
    waiting: { timeout: number },
  ) => Promise<HTMLElement>;
  queryAllByRole: (role: TestedRole) => HTMLElement[];
}

/** The required part of Testing Library's `userEvent`. */
interface User {
  click: (element: Element) => Promise<unknown>;
  clear: (element: Element) => Promise<unknown>;
  type: (element: Element, text: string) => Promise<unknown>;
  keyboard: (text: string) => Promise<unknown>;
}

export interface DomTools {
  within: (element: HTMLElement) => RoleQueries;
  userEvent: User;
  /** How long to wait for an element, ms. @default 4000 */
  timeout?: number;
}

/**
 * Drives testers over the DOM, with `within` and `userEvent` of Testing Library or of `storybook/test`:
 * `createTesters(domDriver({ within, userEvent }), messagesFor("tr"))`.
 */
export function domDriver({ within, userEvent, timeout = 4000 }: DomTools): Driver<HTMLElement> {
  return {
    find: (scope, role, name) =>
      within(scope).findByRole(role, name === undefined ? {} : { name: partOf(name) }, { timeout }),
    all: (scope, role) => Promise.resolve(within(scope).queryAllByRole(role)),
    click: async (node) => {
      await userEvent.click(node);
    },
    fill: async (node, text) => {
      await userEvent.clear(node);
      // A brace begins the name of a key.
      if (text !== "") await userEvent.type(node, text.replaceAll(/[[{]/g, "$&$&"));
    },
    press: async (node, key) => {
      node.focus();
      await userEvent.keyboard(`{${key}}`);
    },
    text: (node) => Promise.resolve(plain(node.textContent)),
    value: (node) => Promise.resolve((node as HTMLInputElement).value),
    attribute: (node, name) => Promise.resolve(node.getAttribute(name)),
  };
}
