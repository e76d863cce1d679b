import { createElement, createRef, type ComponentType, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { composeStories } from "@storybook/react-vite";
import { afterEach, describe, expect, test, vi } from "vitest";
import { messagesFor } from "../../packages/ui/src/messages/index.ts";
import { DialogContent, DialogRoot } from "../../packages/ui/src/dialog/index.ts";
import {
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRoot,
  DropdownMenuSub,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from "../../packages/ui/src/dropdown-menu/index.ts";
import { PopoverContent, PopoverRoot, PopoverTrigger } from "../../packages/ui/src/popover/index.ts";
import { TableBody, TableRoot, TableRow } from "../../packages/ui/src/table/index.ts";
import { TabsRoot } from "../../packages/ui/src/tabs/index.ts";
import { UiProvider } from "../../packages/ui/src/provider/index.ts";
import * as drawn from "../../packages/ui/src/drawings/index.ts";
import { components } from "./components.tsx";
import type { ControlProp, GroupProp } from "../../packages/ui/src/layout/index.ts";
import { elements, fixedProps, ownId, withoutElement } from "./conformance.elements.tsx";

const exported = new Map(
  Object.values(
    import.meta.glob<Record<string, unknown>>("../../packages/ui/src/*/index.ts", { eager: true }),
  ).flatMap((module) => Object.entries(module).map(([name, value]) => [value, name] as const)),
);

const notTested = new Set([...Object.keys(drawn), ...withoutElement, "ContrastError"]);

/** Props that consumers pass to any component and expect on its root element. */
const own = {
  id: "conformance",
  className: "conformance",
  style: { scrollMargin: "3px" },
  "data-testid": "conformance",
  "aria-describedby": "conformance-note",
};

/** Every public component, from {@link elements}, its playground or its first story, or with content only. */
const tested = new Map<string, { component: unknown; args: object }>();
for (const [component, name] of exported)
  if (typeof component === "function" && /^[A-Z][a-z]/.test(name) && !notTested.has(name))
    tested.set(name, { component, args: { children: "A" } });
for (const { module } of components) {
  const { component } = module.default;
  const name = exported.get(component);
  const stories: Record<string, { args: object }> = composeStories(module);
  const first = stories["Playground"] ?? Object.values(stories)[0];
  if (name !== undefined && !notTested.has(name)) tested.set(name, { component, args: first?.args ?? {} });
}
for (const { type, props } of elements) {
  const name = exported.get(type);
  if (name === undefined) throw new Error("Only what the library exports is tested.");
  tested.set(name, { component: type, args: props as object });
}

/** Parts work only inside their own component: what is put around an element of these names, one after another. */
const around: readonly (readonly [names: RegExp, around: (element: ReactElement) => ReactElement])[] = [
  [/^Tabs[LTP]/, (element) => <TabsRoot defaultValue="a">{element}</TabsRoot>],
  [/^Table(?:Cell|RowHeader|ColumnHeader)$/, (element) => <TableRow>{element}</TableRow>],
  [/^Table(?:Cell|Row|Empty|RowHeader|ColumnHeader)$/, (element) => <TableBody>{element}</TableBody>],
  [/^Table(?!Root)[A-Z]/, (element) => <TableRoot caption="A">{element}</TableRoot>],
  [/^Dialog(?!Root|Trigger|Content)[A-Z]/, (element) => <DialogContent>{element}</DialogContent>],
  [/^(?:Dialog(?!Root)|Drawer)[A-Z]/, (element) => <DialogRoot open>{element}</DialogRoot>],
  [/^PopoverClose$/, (element) => <PopoverContent>{element}</PopoverContent>],
  [/^Popover(?:Close|Content)$/, (element) => after(<PopoverTrigger>A</PopoverTrigger>, element)],
  [/^PopoverTrigger$/, (element) => after(element, <PopoverContent />)],
  [/^Popover(?!Root)[A-Z]/, (element) => <PopoverRoot open>{element}</PopoverRoot>],
  [
    /^DropdownMenuRadioItem$/,
    (element) => <DropdownMenuRadioGroup value="b">{element}</DropdownMenuRadioGroup>,
  ],
  [
    /^DropdownMenuSubContent$/,
    (element) => after(<DropdownMenuSubTrigger>B</DropdownMenuSubTrigger>, element),
  ],
  [/^DropdownMenuSubContent$/, (element) => <DropdownMenuSub open>{element}</DropdownMenuSub>],
  [/^DropdownMenuSubTrigger$/, (element) => <DropdownMenuSub>{element}</DropdownMenuSub>],
  [
    /^DropdownMenu(?!Root|Trigger|Content)[A-Z]/,
    (element) => <DropdownMenuContent>{element}</DropdownMenuContent>,
  ],
  [
    /^DropdownMenu(?!Root|Trigger)[A-Z]/,
    (element) => after(<DropdownMenuTrigger>A</DropdownMenuTrigger>, element),
  ],
  [/^DropdownMenuTrigger$/, (element) => after(element, <DropdownMenuContent />)],
  [/^DropdownMenu(?!Root)[A-Z]/, (element) => <DropdownMenuRoot open>{element}</DropdownMenuRoot>],
];

function after(first: ReactElement, second: ReactElement): ReactElement {
  return (
    <>
      {first}
      {second}
    </>
  );
}

const inWhole = (name: string, element: ReactElement): ReactElement =>
  around.reduce((inner, [names, put]) => (names.test(name) ? put(inner) : inner), element);

let remove = () => {};
afterEach(() => remove());

/** Renders a component with these props, and finds the one element with its attributes. */
async function draw(name: string, props: Record<string, unknown>): Promise<HTMLElement | undefined> {
  remove();
  const { component, args } = tested.get(name) ?? {};
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  remove = () => {
    flushSync(() => root.unmount());
    container.remove();
    remove = () => {};
  };
  const element = createElement(component as ComponentType<Record<string, unknown>>, {
    ...args,
    ...own,
    ...props,
  });
  flushSync(() =>
    root.render(
      <UiProvider locale="en" direction="ltr" messages={messagesFor("en")}>
        {inWhole(name, element)}
      </UiProvider>,
    ),
  );
  // Popups are rendered at the end of the page, once their library has loaded.
  const all = () => document.querySelectorAll<HTMLElement>("[data-testid='conformance']");
  await expect.poll(() => all().length).toBe(1);
  if (/^(?:Popover|DropdownMenu)/.test(name))
    await expect.poll(() => document.querySelector("[data-radix-popper-content-wrapper]")).not.toBeNull();
  return all()[0];
}

describe("own attributes and the ref reach one element", () => {
  test.each([...tested.keys()])("of %s", async (name) => {
    const ref = createRef<HTMLElement>();
    const found = await draw(name, { ref });
    expect({
      ref: ref.current === found,
      id: ownId.includes(name) || found?.id,
      class: found?.classList.contains("conformance"),
      margin: found?.style.scrollMargin,
      note: found?.getAttribute("aria-describedby")?.split(" "),
    }).toEqual({
      ref: true,
      id: ownId.includes(name) || own.id,
      class: true,
      margin: "3px",
      note: expect.arrayContaining(["conformance-note"]) as unknown,
    });
    if (found?.matches("input, select, textarea")) await expectControl(name);
    if (found instanceof HTMLFieldSetElement) await expectGroup(name);
  });
});

type Control = HTMLInputElement;

/** Checks that each prop arrives, as its attribute or as a received event. A new prop needs a line. */
const arrives: Record<ControlProp, (name: string, prop: ControlProp) => Promise<boolean>> = {
  name: attribute("conformance-name", (control) => control.name),
  form: attribute("conformance-form", (control) => control.getAttribute("form")),
  required: async (name) => (await isRequired(name, true)) && !(await isRequired(name, false)),
  disabled: attribute(true, (control) => control.disabled),
  autoComplete: attribute("organization", (control) => control.getAttribute("autocomplete")),
  autoFocus: attribute(true, (control) => document.activeElement === control),
  onFocus: heard(() => new FocusEvent("focusin", { bubbles: true })),
  onBlur: heard(() => new FocusEvent("focusout", { bubbles: true })),
  onClick: heard(() => new MouseEvent("click", { bubbles: true, cancelable: true })),
  onKeyDown: heard(() => new KeyboardEvent("keydown", { key: "F2", bubbles: true })),
  onKeyUp: heard(() => new KeyboardEvent("keyup", { key: "F2", bubbles: true })),
};

function attribute<Value>(given: Value, read: (control: Control) => Value | null) {
  return async (name: string, prop: ControlProp) =>
    read((await draw(name, { [prop]: given })) as Control) === given;
}

function heard(event: () => Event) {
  return async (name: string, prop: ControlProp) => {
    const listener = vi.fn<() => void>();
    const found = await draw(name, { [prop]: listener });
    const control = found instanceof HTMLFieldSetElement ? (controlsOf(found)[0] ?? found) : found;
    flushSync(() => control?.dispatchEvent(event()));
    return listener.mock.calls.length === 1;
  };
}

const isRequired = async (name: string, required: boolean) =>
  ((await draw(name, { required })) as Control).required;

const controlsOf = (group: HTMLElement) => [...group.querySelectorAll<Control>("input, select, textarea")];

/** A component that renders a control with these attributes is a field, and must pass the props. */
async function expectControl(name: string): Promise<void> {
  const dropped: string[] = [];
  for (const prop of Object.keys(arrives) as ControlProp[])
    if (!fixedProps[name]?.includes(prop) && !(await arrives[prop](name, prop))) dropped.push(prop);
  expect(dropped, `${name} takes these props and drops them`).toEqual([]);
}

/** The same for a group of controls, in the library's own fieldset. */
const arrivesInGroup: Record<GroupProp, (name: string, prop: GroupProp) => Promise<boolean>> = {
  form: async (name) => {
    const group = await draw(name, { form: "conformance-form" });
    return group !== undefined && controlsOf(group).every((control) => control.getAttribute("form") !== null);
  },
  disabled: arrives.disabled,
  onFocus: arrives.onFocus,
  onBlur: arrives.onBlur,
  onClick: arrives.onClick,
  onKeyDown: arrives.onKeyDown,
  onKeyUp: arrives.onKeyUp,
};

async function expectGroup(name: string): Promise<void> {
  const dropped: string[] = [];
  for (const prop of Object.keys(arrivesInGroup) as GroupProp[])
    if (!(await arrivesInGroup[prop](name, prop))) dropped.push(prop);
  expect(dropped, `${name} takes these props and drops them`).toEqual([]);
}
