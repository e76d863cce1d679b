import type { ComponentDocs } from "./component-docs.ts";
import type { Statement } from "./accessibility-statement.ts";
import { DescriptionList } from "../description-list/index.ts";
import { TextLink } from "../link/index.ts";
import { Heading, Text } from "../text/index.ts";
import * as css from "./docs.css.ts";
import { Part, Words } from "./parts.tsx";

const lookNames = {
  ltr: "Turkish, light, left to right",
  rtl: "Arabic, dark, right to left",
  dark: "German, dark",
} as const;

const checkNames: Readonly<Record<string, string>> = {
  contrast: "Contrast",
  "forced-colours": "Forced colours",
  motion: "Reduced motion",
  reflow: "Reflow and text size",
  targets: "Size of targets",
};

const ofStories = (count: number) => (count === 1 ? "1 story" : `${count} stories`);

/** What the tests showed, as pairs for a list. Nothing that they did not show. */
function shownBy(statement: Statement) {
  const { keyboard } = statement;
  return [
    {
      term: "Stories",
      value: `${ofStories(statement.stories.length)} passed, each as ${statement.looks.map((look) => lookNames[look]).join("; ")}`,
    },
    {
      term: "Rules of axe",
      value: (
        <details className={css.rules}>
          <summary>{`${statement.axe.length} rules applied and found nothing wrong`}</summary>
          {statement.axe.join(", ")}
        </details>
      ),
    },
    ...(keyboard.stories.length > 0
      ? [
          {
            term: "Keyboard",
            value: `${ofStories(keyboard.stories.length)} gone through with ${keyboard.keys.join(", ")}${keyboard.directions.length === 2 ? ", in both directions" : ""}`,
          },
        ]
      : []),
    ...(statement.trees > 0
      ? [
          {
            term: "Screen readers",
            value: `What is read out is kept and compared for ${ofStories(statement.trees)}`,
          },
        ]
      : []),
    ...(statement.pictures > 0
      ? [
          {
            term: "Pictures",
            value: `${ofStories(statement.pictures)} compared with kept pictures in every look`,
          },
        ]
      : []),
    ...(statement.hydrated > 0
      ? [
          {
            term: "Without a jump",
            value: `${ofStories(statement.hydrated)} drawn by a server and taken over in the browser without a difference`,
          },
        ]
      : []),
    ...statement.conditions.map(({ check, criteria, conditions }) => ({
      term: checkNames[check] ?? check,
      value: [`WCAG ${criteria.join(", ")}`, ...conditions],
    })),
  ].map((item) => ({ key: item.term, ...item }));
}

/** The pattern that it follows, what its user must know, and what the tests checked. */
export function Accessibility({
  docs,
  statement,
}: {
  readonly docs: ComponentDocs | undefined;
  readonly statement: Statement | undefined;
}) {
  return (
    <Part title="Accessibility">
      {docs !== undefined && (
        <>
          <Text measure className={css.intro}>
            Pattern:{" "}
            <TextLink href={docs.accessibility.source} external>
              {docs.accessibility.pattern}
            </TextLink>
          </Text>
          <ul className={css.list}>
            {docs.accessibility.notes.map((note) => (
              <li key={note}>
                <Words>{note}</Words>
              </li>
            ))}
          </ul>
        </>
      )}
      <Heading level={3} size="m" className={css.subheading}>
        What the tests checked
      </Heading>
      {statement === undefined ? (
        <Text tone="muted">The tests have not run here yet: `pnpm test` or `pnpm accessibility`.</Text>
      ) : (
        <>
          <DescriptionList items={shownBy(statement)} />
          <Text size="s" tone="muted" className={css.subheading}>
            Written by the tests themselves in the last run; a check that no test made does not stand here.
            People with disabilities have not tested this component.
          </Text>
        </>
      )}
    </Part>
  );
}
