import { Controls, Primary, Stories, Subtitle, Title, useOf } from "@storybook/addon-docs/blocks";
import { lazy, Suspense, use } from "react";
import type { ComponentDocs } from "../../packages/ui/src/documentation/component-docs.ts";
import { nameOf, statusOf } from "../names.ts";
import { Advice, Words } from "./advice.tsx";

const docsFiles = import.meta.glob<ComponentDocs>("../../packages/ui/src/*/*.docs.json", {
  import: "default",
});
const loaded = new Map<string, Promise<ComponentDocs | undefined>>();

/** The advice of a component, by the folder of its stories. */
function docsOf(folder: string): Promise<ComponentDocs | undefined> {
  const known = loaded.get(folder);
  if (known !== undefined) return known;
  const load = docsFiles[`../../packages/ui/src/${folder}/${folder}.docs.json`];
  const docs = load?.() ?? Promise.resolve(undefined);
  loaded.set(folder, docs);
  return docs;
}

const Playground = lazy(() => import("./playground.tsx"));
const Changes = lazy(() => import("./changes.tsx"));

/** The documentation page of a component: Storybook's own blocks around the advice of its `*.docs.json`. */
export default function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { fileName } = preparedMeta.parameters as { readonly fileName: string };
  const [folder = "", file = ""] = fileName.split("/").slice(-2);
  // A folder can hold the stories of a second component, which has no advice.
  const docs = use(docsOf(file === `${folder}.stories.tsx` ? folder : ""));
  return (
    <>
      <Title>{nameOf(preparedMeta.title)}</Title>
      {docs !== undefined && (
        <>
          <Subtitle>
            <Words>{docs.summary}</Words>
          </Subtitle>
          <p>
            Import from <code>@preforma/ui/{folder}</code>. Status: {statusOf(preparedMeta.tags ?? [])}.
          </p>
        </>
      )}
      <Primary />
      <Suspense fallback={null}>
        <Playground />
      </Suspense>
      {docs !== undefined && (
        <Suspense fallback={null}>
          <Advice docs={docs} />
        </Suspense>
      )}
      {preparedMeta.component !== undefined && (
        <>
          <h2 id="props">Props</h2>
          <Controls />
        </>
      )}
      <Stories includePrimary={false} />
      {docs !== undefined && (
        <Suspense fallback={null}>
          <Changes component={folder} />
        </Suspense>
      )}
    </>
  );
}
