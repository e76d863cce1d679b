import { DocsContext, PureArgsTable, useOf } from "@storybook/addon-docs/blocks";
import { useContext, useState, type ComponentType, type ReactNode } from "react";
import type { StrictArgTypes, StrictInputType } from "storybook/internal/types";
import { inferControls } from "storybook/preview-api";
import type { Live } from "../../packages/ui/src/documentation/live.ts";
import * as css from "../../packages/ui/src/documentation/docs.css.ts";
import { messagesFor } from "../../packages/ui/src/messages/index.ts";
import { UiProvider } from "../../packages/ui/src/provider/index.ts";
import { defaultColumn } from "../default-column.ts";
import { directionFrom, localeFrom } from "../dress.ts";
import { longMessages } from "../long-text.ts";
import { namedValues } from "../named-values.ts";
import { textControls } from "../text-controls.ts";
import { useGlobals } from "./use-globals.ts";

type Props = Readonly<Record<string, unknown>>;

const words: StrictInputType = {
  name: "children",
  description: "What stands in it.",
  type: { name: "other", value: "ReactNode" },
  table: { type: { summary: "ReactNode" } },
};

/** The rows of the table of controls, as stories have them. */
function useRows(component: Live["component"], initialArgs: Props): StrictArgTypes {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { extractArgTypes } = preparedMeta.parameters["docs"] as {
    readonly extractArgTypes: (component: Live["component"]) => StrictArgTypes | null;
  };
  const parameters = { ...preparedMeta.parameters, __isArgsStory: true };
  const own = extractArgTypes(component) ?? {};
  // A component that is its element with a look tells no children of its own, yet its text is what one tries first.
  const argTypes = typeof initialArgs["children"] === "string" ? { children: words, ...own } : own;
  const context = { ...preparedMeta, parameters, initialArgs };
  let rows: StrictArgTypes = argTypes;
  for (const enhance of [defaultColumn, namedValues, inferControls, textControls])
    rows = enhance({ ...context, argTypes: rows } as never);
  return rows;
}

/** The component, in the page that it needs around it. */
export function Trial({
  live,
  props,
  change,
}: {
  readonly live: Live;
  readonly props: Props;
  readonly change: (props: Props) => void;
}): ReactNode {
  const Component = live.component as ComponentType<Props>;
  return live.draw === undefined ? <Component {...props} /> : live.draw(props as never, change as never);
}

/** A component in the language and dress that the toolbar asks for, with controls for its props. */
export function Playground({ live }: { readonly live: Live }) {
  const globals = useGlobals(useContext(DocsContext));
  const locale = localeFrom(globals);
  const direction = directionFrom(globals);
  const messages = messagesFor(locale);
  const initial = live.propsIn(locale);
  const [changed, setChanged] = useState<Props>({});
  const rows = useRows(live.component, initial);
  const props = { ...initial, ...changed };
  // What a component begins with is heeded when it begins.
  const beginning = JSON.stringify(Object.entries(changed).filter(([name]) => name.startsWith("default")));
  const change = (next: Props) => setChanged((before) => ({ ...before, ...next }));
  return (
    <>
      <div className={css.trial}>
        <UiProvider
          locale={locale}
          direction={direction}
          messages={globals.longText === "on" ? longMessages(messages) : messages}
        >
          <div className="story-root" lang={locale} dir={direction}>
            <div style={{ maxInlineSize: live.width }}>
              <Trial key={`${locale} ${beginning}`} live={live} props={props} change={change} />
            </div>
          </div>
        </UiProvider>
      </div>
      <PureArgsTable
        rows={rows}
        args={props}
        initialExpandedArgs
        updateArgs={change}
        resetArgs={(names) =>
          setChanged((before) =>
            names === undefined
              ? {}
              : Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
          )
        }
      />
    </>
  );
}
