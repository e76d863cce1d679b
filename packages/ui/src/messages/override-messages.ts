import type { UiMessages } from "./table.ts";

/** Custom texts in place of the library's, by component and key. */
export type UiMessageOverrides = {
  readonly [Component in keyof UiMessages]?: Partial<UiMessages[Component]>;
};

/** The library's texts with some of them replaced, for `UiProvider`. Call it once per language, not per render. */
export function overrideMessages(messages: UiMessages, own: UiMessageOverrides): UiMessages {
  const changed = Object.entries(own).map(([component, texts]) => [
    component,
    { ...(messages as Readonly<Record<string, object>>)[component], ...texts },
  ]);
  return { ...messages, ...(Object.fromEntries(changed) as Partial<UiMessages>) };
}
