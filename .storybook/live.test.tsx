import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { directionOf, locales } from "../packages/domain/src/locales/index.ts";
import type { Live } from "../packages/ui/src/documentation/live.ts";
import { messagesFor } from "../packages/ui/src/messages/index.ts";
import { UiProvider } from "../packages/ui/src/provider/index.ts";

const lives = import.meta.glob<{ live: Live }>("../packages/ui/src/*/*.live.tsx", { eager: true });
const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../packages/ui/src/*/*.stories.tsx", {
  eager: true,
});

describe.each(Object.entries(lives))("%s", (_file, { live }) => {
  test.each(locales)("can be tried in %s", (locale) => {
    const complaints = vi.spyOn(console, "error");
    const Component = live.component as ComponentType;
    const props = live.propsIn(locale);
    const html = renderToString(
      <UiProvider locale={locale} direction={directionOf(locale)} messages={messagesFor(locale)}>
        {live.draw?.(props as never, () => {}) ?? <Component {...props} />}
      </UiProvider>,
    );
    expect(html).not.toBe("");
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

interface Drawn {
  readonly render?: (...args: unknown[]) => unknown;
  readonly component?: unknown;
}

/** Whether what is changed in the table of controls reaches the story. */
function takesProps({ render, component }: Drawn): boolean {
  if (render !== undefined) return render.length > 0 && !/^\(?_/.test(String(render));
  return typeof component === "function" ? component.length > 0 : component !== undefined;
}

test("every page of a component has props to change", () => {
  const still = Object.entries(modules).flatMap(([file, { default: meta, ...stories }]) => {
    const [folder = "", name = ""] = file.split("/").slice(-2);
    // The theme's tokens take none, and a folder's further components are not documented.
    if (name !== `${folder}.stories.tsx` || folder === "theme") return [];
    if (`../packages/ui/src/${folder}/${folder}.live.tsx` in lives) return [];
    const drawn = Object.values(stories).map((story) => ({ ...(meta as Drawn), ...(story as Drawn) }));
    return drawn.some(takesProps) ? [] : [folder];
  });
  expect(
    still,
    "Write <component>.live.tsx for these; `packages/ui/src/documentation/live.ts` says how.",
  ).toEqual([]);
});
