import { createElement, createRef, type ComponentType, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { composeStories } from "@storybook/react-vite";
import { afterEach, describe, expect, test } from "vitest";
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
import { UiProvider } from "../../packages/ui/src/provider/index.ts";
import * as drawn from "../../packages/ui/src/drawings/index.ts";
import { components } from "./components.tsx";
import { elements, keepTheirId, waiting, withoutElement } from "./conformance.elements.tsx";

const exported = new Map(
  Object.values(
    import.meta.glob<Record<string, unknown>>("../../packages/ui/src/*/index.ts", { eager: true }),
  ).flatMap((module) => Object.entries(module).map(([name, value]) => [value, name] as const)),
);

const drawings = new Set([...Object.keys(drawn), "ContrastError"]);

/** What adopters pass to any component, and look for on its outermost element. */
const own = {
  id: "conformance",
  className: "conformance",
  style: { scrollMargin: "3px" },
  "data-testid": "conformance",
  "aria-describedby": "conformance-note",
};

/** Every public component, as {@link elements} or its first story gives it. */
const tested = new Map<string, { component: unknown; args: object }>();
for (const { module } of components) {
  const { component } = module.default;
  const name = exported.get(component);
  const [first]: { args: object }[] = Object.values(composeStories(module));
  if (name !== undefined) tested.set(name, { component, args: first?.args ?? {} });
}
for (const name of waiting) tested.delete(name);
for (const { type, props } of elements) {
  const name = exported.get(type);
  if (name === undefined) throw new Error("Only what the library exports is tested.");
  tested.set(name, { component: type, args: props as object });
}

/** Parts of a dialog, a popover or a menu stand in one, and in nothing else. */
function inItsPlace(name: string, element: ReactElement): ReactElement {
  if (/^Popover[A-Z]/.test(name)) return inPopover(name, element);
  if (/^DropdownMenu[A-Z]/.test(name)) return inMenu(name, element);
  if (/^D(?:ialog|rawer)Content$/.test(name)) return <DialogRoot open>{element}</DialogRoot>;
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

let remove = () => {};
afterEach(() => remove());

describe("own attributes and the ref reach one element", () => {
  test.each([...tested])("of %s", async (name, { component, args }) => {
    const container = document.createElement("div");
    document.body.append(container);
    const root = createRoot(container);
    const ref = createRef<HTMLElement>();
    const element = createElement(component as ComponentType<Record<string, unknown>>, {
      ...args,
      ...own,
      ref,
    });
    remove = () => {
      flushSync(() => root.unmount());
      container.remove();
    };
    flushSync(() =>
      root.render(
        <UiProvider locale="en" direction="ltr" messages={messagesFor("en")}>
          {inItsPlace(name, element)}
        </UiProvider>,
      ),
    );
    // What opens is drawn at the end of the page, once its library is there.
    const all = () => document.querySelectorAll<HTMLElement>("[data-testid='conformance']");
    await expect.poll(() => all().length).toBe(1);
    if (/^(?:Popover|DropdownMenu)/.test(name))
      await expect.poll(() => document.querySelector("[data-radix-popper-content-wrapper]")).not.toBeNull();
    const [found] = all();
    expect({
      ref: ref.current === found,
      id: keepTheirId.includes(name) || found?.id,
      class: found?.classList.contains("conformance"),
      margin: found?.style.scrollMargin,
      note: found?.getAttribute("aria-describedby")?.split(" "),
    }).toEqual({
      ref: true,
      id: keepTheirId.includes(name) || own.id,
      class: true,
      margin: "3px",
      note: expect.arrayContaining(["conformance-note"]) as unknown,
    });
  });
});

test("every public component is tested, or known to wait", () => {
  const names = [...exported]
    .filter(([value, name]) => typeof value === "function" && /^[A-Z][a-z]/.test(name) && !drawings.has(name))
    .map(([, name]) => name);
  expect(names.filter((name) => !tested.has(name) && !withoutElement.includes(name)).toSorted()).toEqual(
    waiting,
  );
});
