import { facts } from "virtual:component-facts";
import { statementsSchema } from "../../packages/ui/src/documentation/accessibility-statement.ts";
import type { ComponentDocs } from "../../packages/ui/src/documentation/component-docs.ts";
import type { Live } from "../../packages/ui/src/documentation/live.ts";
import type { Measured } from "../../packages/ui/src/documentation/size.tsx";
import type { ListedComponent } from "../../packages/ui/src/foundations/component-index.tsx";

const modules = import.meta.glob<{ docs: ComponentDocs }>("../../packages/ui/src/*/*.docs.ts", {
  eager: true,
});
// Absent until the tests have run.
const shown = import.meta.glob<{ default: unknown }>("../../.cache/accessibility.json", {
  eager: true,
  exhaustive: true,
});

const weighed = import.meta.glob<{ default: Readonly<Record<string, { readonly measured?: Measured }>> }>(
  "../../packages/ui/sizes.json",
  { eager: true },
);

/** What a component costs a visitor, where it was weighed. */
export function sizeOf(folder: string): Measured | undefined {
  return Object.values(weighed)[0]?.default[folder]?.measured;
}

/** What was written of a component, by its folder. */
export function docsOf(folder: string): ComponentDocs | undefined {
  return modules[`../../packages/ui/src/${folder}/${folder}.docs.ts`]?.docs;
}

const trials = import.meta.glob<{ live: Live }>("../../packages/ui/src/*/*.live.tsx", { eager: true });

/** What the page of a component lets its reader try, by its folder. */
export function liveOf(folder: string): Live | undefined {
  return trials[`../../packages/ui/src/${folder}/${folder}.live.tsx`]?.live;
}

/** What the tests have shown of each component, by its folder. */
export const statements = statementsSchema.parse(Object.values(shown)[0]?.default ?? {});

/** The documented components, by group and name. */
export const listedComponents: readonly ListedComponent[] = Object.entries(facts)
  .flatMap(
    ([
      folder,
      {
        titles: [title],
      },
    ]) => {
      const docs = docsOf(folder);
      return docs === undefined || title === undefined ? [] : [{ title, summary: docs.summary }];
    },
  )
  .toSorted((one, other) => (one.title < other.title ? -1 : 1));
