/** Testers for tests of pages that are made of the library; no part of it belongs in a page. */
export { domDriver, type DomTools } from "./dom-driver.ts";
export type { Driver, TestedRole } from "./driver.ts";
export { playwrightDriver, type RoleLocator } from "./playwright-driver.ts";
export {
  createTesters,
  type ComboboxTester,
  type DialogTester,
  type FormTester,
  type PhoneFieldTester,
  type Testers,
} from "./testers.ts";
