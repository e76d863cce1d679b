import { use } from "react";
import type { ComponentDocs, KeyName } from "../../packages/ui/src/documentation/component-docs.ts";
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
function ComponentLink({ folder }: { readonly folder: string }) {
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

/** Text with `code` in backquotes. */
export function Words({ children }: { readonly children: string }) {
  return children.split("`").map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Words>{item}</Words>
        </li>
      ))}
    </ul>
  );
}

const signs: Readonly<Record<string, string>> = {
  ArrowLeft: "Left arrow",
  ArrowRight: "Right arrow",
  ArrowUp: "Up arrow",
  ArrowDown: "Down arrow",
  Character: "Letter or digit",
};

function Keys({ keys }: { readonly keys: readonly KeyName[] }) {
  return keys.map((key, index) => (
    <span key={key}>
      {index > 0 && ", "}
      <kbd>
        {key
          .split("+")
          .map((part) => signs[part] ?? part)
          .join(" + ")}
      </kbd>
    </span>
  ));
}

function Keyboard({ rows }: { readonly rows: ComponentDocs["keyboard"] }) {
  const mirrored = rows.some(({ rightToLeft }) => rightToLeft !== undefined);
  return (
    <>
      <h2 id="keyboard">Keyboard</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            {mirrored && <th scope="col">Right to left</th>}
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ keys, rightToLeft, action }) => (
            <tr key={action}>
              <td>
                <Keys keys={keys} />
              </td>
              {mirrored && (
                <td>
                  <Keys keys={rightToLeft ?? keys} />
                </td>
              )}
              <td>
                <Words>{action}</Words>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The advice of a `*.docs.json`: when to use the component, do and don’t, keyboard and accessibility. */
export function Advice({ docs }: { readonly docs: ComponentDocs }) {
  return (
    <>
      <h2 id="when-to-use">When to use it</h2>
      <List items={docs.use} />
      {docs.instead.length > 0 && (
        <>
          <h3>Use another component when</h3>
          <ul>
            {docs.instead.map(({ when, component }) => (
              <li key={component}>
                <Words>{when}</Words>: <ComponentLink folder={component} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 id="do-and-dont">Do and don’t</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Do</th>
            <th scope="col">Don’t</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {docs.advice.map((advice) => (
            <tr key={advice.do}>
              <td>
                <Words>{advice.do}</Words>
              </td>
              <td>
                <Words>{advice.dont}</Words>
              </td>
              <td>
                <Words>{advice.because}</Words>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {docs.writing !== undefined && (
        <>
          <h2 id="writing">Writing</h2>
          <List items={docs.writing} />
        </>
      )}
      {docs.keyboard.length > 0 && <Keyboard rows={docs.keyboard} />}
      <h2 id="accessibility">Accessibility</h2>
      <p>
        Pattern: <a href={docs.accessibility.source}>{docs.accessibility.pattern}</a>
      </p>
      <List items={docs.accessibility.notes} />
    </>
  );
}
