import type { Locale } from "../../packages/domain/src/locales/index.ts";
import { composeStories } from "@storybook/react-vite";
import { Component, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { isBehaviour } from "../behaviours.ts";
import { initialGlobals, stage } from "../stage.tsx";
import type { toolbar } from "../toolbar.ts";

type Stories = Parameters<typeof composeStories>[0];
type Story = ComponentType & { readonly storyName: string; readonly tags: readonly string[] };

const modules = import.meta.glob<Stories>("../../packages/ui/src/**/*.stories.tsx", { eager: true });

/** The toolbar's settings, and the language. */
export type Globals = Readonly<{ locale: Locale } & Partial<Record<keyof typeof toolbar, string>>>;

/** A component of the library with its stories. */
export interface ComponentStories {
  /** Its folder; with the file's name where a folder has stories of two components. */
  readonly name: string;
  readonly module: Stories;
  /** The min window width, CSS px, for components of wide windows; their stories state the reason. */
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

/** A story that fails to render fails the test with its own error, not with an empty page. */
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

/** Renders all stories of a component, until the test is over. Returns an element for each, in order. */
export async function show(component: ComponentStories, globals: Globals): Promise<readonly HTMLElement[]> {
  localStorage.clear();
  const container = document.createElement("main");
  document.body.append(container);
  const errors: unknown[] = [];
  const root = createRoot(container);
  onTestFinished(() => {
    flushSync(() => root.unmount());
    container.remove();
  });
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
  return [...container.querySelectorAll<HTMLElement>(":scope > section")];
}

/** Renders a deliberate fault, as in a story, until the test is over. */
export function wrong(html: string): HTMLElement {
  const story = document.body.appendChild(document.createElement("section"));
  onTestFinished(() => story.remove());
  story.dataset.story = "Wrong";
  story.innerHTML = html;
  return story;
}
