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

/** What adopters pass to any component, and look for on its outermost element. */
const own = {
  id: "conformance",
  className: "conformance",
  style: { scrollMargin: "3px" },
  "data-testid": "conformance",
  "aria-describedby": "conformance-note",
};

/** Every public component, as {@link elements}, its playground or its first story gives it, or with nothing but content. */
const tested = new Map<string, { component: unknown; args: object }>();
for (const [component, name] of exported)
  if (typeof component === "function" && /^[A-Z][a-z]/.test(name) && !notTested.has(name))
    tested.set(name, { component, args: { children: "A" } });
for (const { module } of components) {
  const { component } = module.default;
  const name = exported.get(component);
  const stories: Record<string, { args: object }> = composeStories(module);
  const first = stories["Playground"] ?? Object.values(stories)[0];
  if (name !== undefined) tested.set(name, { component, args: first?.args ?? {} });
}
for (const { type, props } of elements) {
  const name = exported.get(type);
  if (name === undefined) throw new Error("Only what the library exports is tested.");
  tested.set(name, { component: type, args: props as object });
}

/** Parts of a dialog, a popover or a menu work only inside one. */
function inOverlay(name: string, element: ReactElement): ReactElement {
  if (/^Popover[A-Z]/.test(name)) return inPopover(name, element);
  if (/^DropdownMenu[A-Z]/.test(name)) return inMenu(name, element);
  if (/^D(?:ialog(?:Content|Trigger)|rawerContent)$/.test(name))
    return <DialogRoot open>{element}</DialogRoot>;
  if (!/^Dialog[A-Z]/.test(name)) return element;
  return (
    <DialogRoot open>
      <DialogContent>{element}</DialogContent>
    </DialogRoot>
  );
}

function inPopover(name: string, element: ReactElement): ReactElement {
  return (
    <PopoverRoot open>
      {name === "PopoverTrigger" ? element : <PopoverTrigger>A</PopoverTrigger>}
      {name === "PopoverContent" ? (
        element
      ) : (
        <PopoverContent>{name === "PopoverClose" && element}</PopoverContent>
      )}
    </PopoverRoot>
  );
}

function inMenu(name: string, element: ReactElement): ReactElement {
  const isTrigger = name === "DropdownMenuTrigger";
  return (
    <DropdownMenuRoot open>
      {isTrigger ? element : <DropdownMenuTrigger>A</DropdownMenuTrigger>}
      {name === "DropdownMenuContent" ? (
        element
      ) : (
        <DropdownMenuContent>{!isTrigger && inGroup(name, element)}</DropdownMenuContent>
      )}
    </DropdownMenuRoot>
  );
}

function inGroup(name: string, element: ReactElement): ReactElement {
  if (name === "DropdownMenuRadioItem")
    return <DropdownMenuRadioGroup value="b">{element}</DropdownMenuRadioGroup>;
  if (name === "DropdownMenuSubTrigger") return <DropdownMenuSub>{element}</DropdownMenuSub>;
  if (name !== "DropdownMenuSubContent") return element;
  return (
    <DropdownMenuSub open>
      <DropdownMenuSubTrigger>B</DropdownMenuSubTrigger>
      {element}
    </DropdownMenuSub>
  );
}

/** Parts work only inside their own component. */
function inWhole(name: string, element: ReactElement): ReactElement {
  if (/^Tabs[LTP]/.test(name)) return <TabsRoot defaultValue="a">{element}</TabsRoot>;
  if (/^Table(?:Header|Body)$/.test(name)) return <TableRoot caption="A">{element}</TableRoot>;
  if (/^Table(?:Row|Empty)$/.test(name))
    return (
      <TableRoot caption="A">
        <TableBody>{element}</TableBody>
      </TableRoot>
    );
  if (/^Table(?:Cell|RowHeader|ColumnHeader)$/.test(name))
    return (
      <TableRoot caption="A">
        <TableBody>
          <TableRow>{element}</TableRow>
        </TableBody>
      </TableRoot>
    );
  return inOverlay(name, element);
}

let remove = () => {};
afterEach(() => remove());

/** Draws a component with these props, and finds the one element that has its attributes. */
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
  // What opens is drawn at the end of the page, once its library is there.
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

/** Whether each prop arrives: as the attribute that it becomes, or as an event that is heard. A new prop needs a line. */
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

/** A field is what draws a control with these attributes: none can forget the props. */
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
