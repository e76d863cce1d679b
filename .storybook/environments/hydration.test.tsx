import { useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { components, settle, storiesOf } from "./components.tsx";

/** Calls `onHydrated` once React has hydrated the children. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Hydrates the server's HTML of all stories at the same time and returns the mismatches. */
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
      // Detached from the document, so that the ids of different stories cannot clash.
      const container = document.createElement("div");
      container.innerHTML = renderToString(tree);
      const root = hydrateRoot(container, tree, {
        onRecoverableError: (error) => found.push(`${name}: ${String(error)}`),
      });
      // Slow on a busy machine; React reports a root that is unmounted before it is hydrated as a mismatch.
      await hydrated;
      return root;
    }),
  );
  // Suspense boundaries hydrate later, and effects may set state.
  await settle();
  for (const root of roots) root.unmount();
  return found;
}

test("a difference between the browser's and the server's rendering is found", async () => {
  const drawers = ["server", "browser"].values();
  const found = await differences([["Wrong", () => <p>{drawers.next().value}</p>]]);
  expect(found).toEqual([expect.stringMatching(/^Wrong: /)]);
});

// Visitors see a mismatch as a jump. The server's HTML does not depend on direction and colours, so one language is
// enough. A component that reads the window's width too early differs at one of these two widths.
describe.each([1024, 360])("in a window of %s px", (width) => {
  beforeAll(() => page.viewport(width, 768));

  test.each(components)("$name hydrates without a difference", async (component) => {
    localStorage.clear();
    expect(await differences(storiesOf(component, { locale: "tr" }))).toEqual([]);
  });
});
