import { Canvas, Controls, Description, DocsContext, useOf } from "@storybook/addon-docs/blocks";
import { Suspense, use, useContext, type ComponentType } from "react";
import { facts } from "virtual:component-facts";
import { TextLink } from "../../packages/ui/src/link/index.ts";
import { Eyebrow, Heading } from "../../packages/ui/src/text/index.ts";
import * as css from "../../packages/ui/src/documentation/docs.css.ts";
import { Anatomy, DoAndDont, Use, Writing } from "../../packages/ui/src/documentation/guidance.tsx";
import { Keyboard } from "../../packages/ui/src/documentation/keyboard.tsx";
import { Props } from "../../packages/ui/src/documentation/props.tsx";
import { Part, Words } from "../../packages/ui/src/documentation/parts.tsx";
import { Accessibility } from "../../packages/ui/src/documentation/statement.tsx";
import { Size } from "../../packages/ui/src/documentation/size.tsx";
import { Tokens } from "../../packages/ui/src/documentation/tokens.tsx";
import { docsOf, liveOf, sizeOf, statements } from "./gathered.ts";
import { Playground } from "./playground.tsx";

const entries = import.meta.glob<Readonly<Record<string, unknown>>>("../../packages/ui/src/*/index.ts");

/** The components that a folder exports, with what was read from their types. */
const loaded = new Map<string, Promise<readonly (readonly [string, ComponentType])[]>>();
function componentsOf(folder: string) {
  const known = loaded.get(folder);
  if (known !== undefined) return known;
  const load = entries[`../../packages/ui/src/${folder}/index.ts`];
  const components = (load?.() ?? Promise.resolve({})).then((module) =>
    Object.entries(module).filter((entry): entry is [string, ComponentType] => {
      const [name, value] = entry;
      return /^[A-Z]/.test(name) && typeof value === "function" && "__docgenInfo" in value;
    }),
  );
  loaded.set(folder, components);
  return components;
}

/** The props of each component that the folder exports. */
function PropsOf({ folder }: { readonly folder: string }) {
  return <Props components={use(componentsOf(folder))} />;
}

/**
 * The component with controls for its props: what its `*.live.tsx` gives to try, else the first story whose props can
 * be changed. A story that draws a whole table of looks takes none; where all are of that kind, the first is shown.
 */
function Live({ trial }: { readonly trial: ReturnType<typeof liveOf> }) {
  const stories = useContext(DocsContext).componentStories();
  const changeable = stories.find(({ parameters }) => parameters.__isArgsStory === true);
  const story = changeable ?? stories[0];
  if (story === undefined) return null;
  return (
    <>
      {trial === undefined ? (
        <>
          <Canvas of={story.moduleExport} withToolbar story={{ __primary: true }} />
          {changeable !== undefined && <Controls of={story.moduleExport} />}
        </>
      ) : (
        <Playground live={trial} />
      )}
      <p>
        {/* Loads the frame anew: what stands in an address of the toolbar is read only then. */}
        <TextLink href={`./?path=/story/${story.id}&globals=matrix:on`} target="_top" variant="standalone">
          Its matrix: every language, direction, scheme, density and length of text
        </TextLink>
      </p>
    </>
  );
}

/** Every story of the file, with what its comment says. */
function Stories() {
  const { componentStories } = useContext(DocsContext);
  return (
    <Part title="Stories">
      {componentStories().map((story) => (
        <div key={story.id} className={css.story} id={`anchor--${story.id}`}>
          <Heading level={3} size="m" className={css.subheading}>
            {story.name}
          </Heading>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} withToolbar story={{ __forceInitialArgs: true }} />
        </div>
      ))}
    </Part>
  );
}

/** What Storybook tells of a component: what people wrote, and what is read from code, tests and builds. */
export default function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { fileName } = preparedMeta.parameters as { readonly fileName: string };
  const [folder = "", file = ""] = fileName.split("/").slice(-2);
  // A folder may hold the stories of a second component, which is not the one that is documented.
  const own = file === `${folder}.stories.tsx`;
  const docs = own ? docsOf(folder) : undefined;
  const fact = facts[folder];
  const measured = sizeOf(folder);
  const group = preparedMeta.title.split("/")[0];
  return (
    <>
      <div className="sb-unstyled">
        <div className={css.page}>
          <header className={css.head}>
            <Eyebrow>{group}</Eyebrow>
            <Heading level={1} size="xxl">
              {preparedMeta.title.split("/").at(-1)}
            </Heading>
            {docs === undefined ? (
              <Description of="meta" />
            ) : (
              <p className={css.lead}>
                <Words>{docs.summary}</Words>
              </p>
            )}
            {fact !== undefined && (
              <p className={css.facts}>
                <code className={css.code}>@preforma/ui/{folder}</code>
                {measured !== undefined && <Size measured={measured} />}
              </p>
            )}
          </header>
          <Live trial={own ? liveOf(folder) : undefined} />
          {docs !== undefined && (
            <>
              <Use docs={docs} titleOf={(component) => facts[component]?.titles[0]} />
              <Anatomy docs={docs} />
              <DoAndDont docs={docs} />
              <Writing docs={docs} />
              <Keyboard docs={docs} statement={statements[folder]} />
            </>
          )}
          {fact !== undefined && (
            <>
              <Accessibility docs={docs} statement={statements[folder]} />
              <Part title="Props">
                <Suspense fallback={null}>
                  <PropsOf folder={folder} />
                </Suspense>
              </Part>
              <Tokens tokens={fact.tokens} />
            </>
          )}
          <Stories />
        </div>
      </div>
    </>
  );
}
