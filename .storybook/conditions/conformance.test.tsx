import { createElement, createRef, type ComponentType, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { composeStories } from "@storybook/react-vite";
import { afterEach, describe, expect, test } from "vitest";
import { messagesFor } from "../../packages/ui/src/messages/index.ts";
import { DialogContent, DialogRoot } from "../../packages/ui/src/dialog/index.ts";
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

/** Parts of a dialog stand in one, and in nothing else. */
function inDialog(name: string, element: ReactElement): ReactElement {
  if (/^D(?:ialog|rawer)Content$/.test(name)) return <DialogRoot open>{element}</DialogRoot>;
  if (!/^Dialog[A-Z]/.test(name)) return element;
  return (
    <DialogRoot open>
      <DialogContent>{element}</DialogContent>
    </DialogRoot>
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
          {inDialog(name, element)}
        </UiProvider>,
      ),
    );
    // What opens is drawn at the end of the page, once its library is there.
    const all = () => document.querySelectorAll<HTMLElement>("[data-testid='conformance']");
    await expect.poll(() => all().length).toBe(1);
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
