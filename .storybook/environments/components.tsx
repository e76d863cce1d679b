import type { Locale } from "../../packages/domain/src/locales/index.ts";
import { composeStories } from "@storybook/react-vite";
import { Component, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { isBehaviour } from "../behaviours.ts";
import { initialGlobals, stage } from "../stage.tsx";
import type { toolbar } from "../toolbar.ts";

type Stories = Parameters<typeof composeStories>[0];
type Story = ComponentType & { readonly storyName: string; readonly tags: readonly string[] };

const modules = import.meta.glob<Stories>("../../packages/ui/src/**/*.stories.tsx", { eager: true });

/** What the toolbar may say, and the language. */
export type Globals = Readonly<{ locale: Locale } & Partial<Record<keyof typeof toolbar, string>>>;

/** A component of the library with its stories. */
export interface ComponentStories {
  /** Its folder; with the file's name where a folder has stories of two components. */
  readonly name: string;
  readonly module: Stories;
  /** Where a component is only there in wide windows, how wide, in CSS pixels; its stories say why. */
  readonly leastWidth: number;
}

interface ConditionParameters {
  conditions?: { readonly leastWidth: number; readonly reason: string };
}

/** Every component that has stories, by name. */
export const components: readonly ComponentStories[] = Object.entries(modules)
  .map(([file, module]) => {
    const [folder = "", story = ""] = file.split("/").slice(-2);
    const own = story.replace(".stories.tsx", "");
    const { conditions } = (module.default.parameters ?? {}) as ConditionParameters;
    return {
      name: own === folder ? folder : `${folder}/${own}`,
      module,
      leastWidth: conditions?.leastWidth ?? 0,
    };
  })
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** A story that cannot be drawn fails the test with its own error, not with an empty page. */
class Boundary extends Component<{
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}> {
  override readonly state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Stories of a component that are on the page. */
export interface Shown {
  /** One element per story; `data-story` names it. */
  readonly stories: readonly HTMLElement[];
  /** Takes them from the page. */
  readonly remove: () => void;
}

/** A frame, after which effects have run and observers know the sizes. */
export const settle = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** The stories of a component, each as its `render` gives it, without its play function. */
export function storiesOf({ module }: ComponentStories, globals: Globals): [name: string, Story: Story][] {
  const stories = composeStories(module, {
    decorators: [stage],
    initialGlobals: { ...initialGlobals, ...globals },
  });
  return Object.entries<Story>(stories as Record<string, Story>).filter(
    ([, { tags }]) => !tags.some(isBehaviour),
  );
}

/** Draws all stories of a component below one another. */
export async function show(component: ComponentStories, globals: Globals): Promise<Shown> {
  localStorage.clear();
  const container = document.createElement("main");
  document.body.append(container);
  const errors: unknown[] = [];
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      storiesOf(component, globals).map(([name, Story]) => (
        <section key={name} data-story={name}>
          <Boundary onError={(error) => errors.push(error)}>
            <Story />
          </Boundary>
        </section>
      )),
    ),
  );
  await settle();
  if (errors.length > 0) throw errors[0];
  return {
    stories: [...container.querySelectorAll<HTMLElement>(":scope > section")],
    remove: () => {
      flushSync(() => root.unmount());
      container.remove();
    },
  };
}
