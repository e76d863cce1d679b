import { useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { components, settle, storiesOf } from "./components.tsx";

/** Tells that React has taken its children over. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Has React take over the server's HTML of stories, all at the same time, and returns where both differ. */
async function differences(stories: readonly [name: string, Story: ComponentType][]): Promise<string[]> {
  const found: string[] = [];
  const roots = await Promise.all(
    stories.map(async ([name, Story]) => {
      const { promise: hydrated, resolve: onHydrated } = Promise.withResolvers<void>();
      const tree = (
        <Hydrated onHydrated={onHydrated}>
          <Story />
        </Hydrated>
      );
      // Off the page, where the ids of one story cannot meet those of another.
      const container = document.createElement("div");
      container.innerHTML = renderToString(tree);
      const root = hydrateRoot(container, tree, {
        onRecoverableError: (error) => found.push(`${name}: ${String(error)}`),
      });
      // On a busy machine this takes its time; taken down before, React would report that as a difference.
      await hydrated;
      return root;
    }),
  );
  // What is in separate boundaries, and what effects set.
  await settle();
  for (const root of roots) root.unmount();
  return found;
}

test("what the browser draws otherwise than the server is found", async () => {
  const drawers = ["server", "browser"].values();
  const found = await differences([["Wrong", () => <p>{drawers.next().value}</p>]]);
  expect(found).toEqual([expect.stringMatching(/^Wrong: /)]);
});

// A difference is a jump that visitors would see. What the server sends does not depend on direction and colours, so
// that one language is enough. A component that asks for the width too early differs in one of these two windows.
describe.each([1024, 360])("in a window of %s px", (width) => {
  beforeAll(() => page.viewport(width, 768));

  test.each(components)("$name is what the server has sent", async (component) => {
    localStorage.clear();
    expect(await differences(storiesOf(component, { locale: "tr" }))).toEqual([]);
  });
});
