import { Check, X } from "../drawings/index.ts";
import type { ComponentDocs } from "./component-docs.ts";
import { Icon } from "../icon/index.ts";
import { Text } from "../text/index.ts";
import { classList } from "../theme/class-list.ts";
import * as css from "./docs.css.ts";
import { pageOf, PageLink, Part, Words } from "./parts.tsx";

/** The title of the story file of a component, by its folder; nothing where it has none. */
export type TitleOf = (component: string) => string | undefined;

/** Another component by its name, leading to its page where it has one. */
function ComponentLink({ component, titleOf }: { readonly component: string; readonly titleOf: TitleOf }) {
  const title = titleOf(component);
  if (title === undefined) return <code className={css.code}>{component}</code>;
  return <PageLink href={pageOf(title)}>{title.split("/").at(-1)}</PageLink>;
}

/** What to use it for, and what for its neighbours. */
export function Use({ docs, titleOf }: { readonly docs: ComponentDocs; readonly titleOf: TitleOf }) {
  return (
    <Part title="When to use it">
      <div className={css.columns}>
        <div>
          <p className={classList(css.sign, css.goodSign)}>
            <Icon icon={Check} />
            Use it
          </p>
          <ul className={css.list}>
            {docs.use.map((text) => (
              <li key={text}>
                <Words>{text}</Words>
              </li>
            ))}
          </ul>
        </div>
        {docs.instead.length > 0 && (
          <div>
            <p className={css.sign}>Take another when</p>
            <ul className={css.list}>
              {docs.instead.map(({ when, component }) => (
                <li key={when}>
                  <Words>{when}</Words>: <ComponentLink component={component} titleOf={titleOf} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Part>
  );
}

/** Its parts, numbered in reading order. */
export function Anatomy({ docs }: { readonly docs: ComponentDocs }) {
  return (
    <Part title="Anatomy">
      <ol className={css.parts} role="list">
        {docs.anatomy.map(({ part, purpose }) => (
          <li key={part} className={css.part}>
            <div>
              <Text as="strong" weight="medium">
                {part}
              </Text>
              <Text tone="muted">
                <Words>{purpose}</Words>
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** Good ways beside their opposites. */
export function DoAndDont({ docs }: { readonly docs: ComponentDocs }) {
  return (
    <Part title="Do and don’t">
      {docs.advice.map((advice) => (
        <div key={advice.do} className={css.advice}>
          <div className={css.columns}>
            <div className={classList(css.box, css.good)}>
              <p className={classList(css.sign, css.goodSign)}>
                <Icon icon={Check} />
                Do
              </p>
              <Text>
                <Words>{advice.do}</Words>
              </Text>
            </div>
            <div className={classList(css.box, css.bad)}>
              <p className={classList(css.sign, css.badSign)}>
                <Icon icon={X} />
                Don’t
              </p>
              <Text>
                <Words>{advice.dont}</Words>
              </Text>
            </div>
          </div>
          <p className={css.because}>
            <Words>{advice.because}</Words>
          </p>
        </div>
      ))}
    </Part>
  );
}

/** How to write what goes into it. */
export function Writing({ docs }: { readonly docs: ComponentDocs }) {
  if (docs.writing === undefined) return null;
  return (
    <Part title="Writing">
      <ul className={css.list}>
        {docs.writing.map((text) => (
          <li key={text}>
            <Words>{text}</Words>
          </li>
        ))}
      </ul>
    </Part>
  );
}
