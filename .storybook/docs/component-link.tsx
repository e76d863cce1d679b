import { use } from "react";
import { nameOf } from "../names.ts";

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly importPath: string;
}

/** Storybook's list of pages; the preview has loaded it already. */
const entries = fetch("./index.json")
  .then((response) => response.json() as Promise<{ readonly entries: Readonly<Record<string, Entry>> }>)
  .then((index) => Object.values(index.entries));

/** A link to the page of a component, by the component's folder. */
export function ComponentLink({ folder }: { readonly folder: string }) {
  const page = use(entries).find(
    ({ type, importPath }) => type === "docs" && importPath.endsWith(`/${folder}/${folder}.stories.tsx`),
  );
  if (page === undefined) return <code>{folder}</code>;
  return (
    <a href={`./?path=/docs/${page.id}`} target="_top">
      {nameOf(page.title)}
    </a>
  );
}
