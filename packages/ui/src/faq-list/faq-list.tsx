"use client";

import { highlightRanges } from "@preforma/domain/text";
import { useDeferredValue, useId, useMemo, useRef, useState, type ReactNode } from "react";
import { Button } from "../button/index.ts";
import { TextField } from "../field/index.ts";
import { useEarlyText } from "../field/use-early.ts";
import { Highlight } from "../highlight/index.ts";
import { Prose } from "../prose/index.ts";
import { formatMessage, useLocale, useMessages } from "../provider/index.ts";
import { Heading } from "../text/index.ts";
import {
  highlightHtml,
  matchingTopics,
  mendedTerms,
  termsOf,
  titleTells,
  type FaqQuestion,
  type FaqTopicGroup,
} from "./faq-list.logic.ts";
import * as css from "./faq-list.css.ts";
import { classList } from "../theme/class-list.ts";
import { rootPropsOf, type RootProps } from "../layout/root-props.ts";

export interface FaqListProps extends RootProps<HTMLDivElement> {
  /** The questions by topic, in the order of the page. */
  topics: readonly FaqTopicGroup[];
  /** Shows a field that filters the questions. @default true */
  searchable?: boolean;
  /**
   * The form's action without JavaScript: the page at that URL receives the text and passes it back as `query`.
   * @default no form; visitors use the browser's find-in-page
   */
  form?: { action: string; parameter: string };
  /** The initial query. @default "" */
  query?: string;
  /** Shows links to the topics. @default true if there are several */
  contents?: boolean;
  /** Level of the topics' headings; the questions are one below. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Questions with expandable answers, on native `<details>`: they open without JavaScript, by URL fragment and by the
 * browser's find-in-page.
 */
export function FaqList(props: FaqListProps) {
  const { topics, searchable = true, form, contents, headingLevel = 2 } = props;
  const messages = useMessages("faq-list");
  const { locale } = useLocale();
  const [query, setQuery] = useState(props.query ?? "");
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, query, setQuery);
  const settled = useDeferredValue(query);
  const terms = useMemo(() => mendedTerms(topics, termsOf(settled)), [topics, settled]);
  const shown = useMemo(() => matchingTopics(topics, terms), [topics, terms]);
  const count = shown.reduce((sum, topic) => sum + topic.questions.length, 0);
  const status =
    terms.length === 0
      ? ""
      : count === 0
        ? formatMessage(messages.nothing, { query: settled.trim() }, locale)
        : formatMessage(messages.found, { count }, locale);
  const prefix = useId();
  return (
    <div {...rootPropsOf(props)} className={classList(css.root, props.className)}>
      <div className={css.layout}>
        {searchable && (
          <search
            className={form ? css.search : css.scriptedSearch}
            // On a site's page there is another search in the header.
            aria-label={form ? messages.search : undefined}
          >
            <SearchFrame form={form}>
              <TextField
                ref={input}
                label={messages.search}
                type="search"
                name={form?.parameter}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                placeholder={messages.placeholder}
                autoComplete="off"
                enterKeyHint="search"
                maxLength={200}
              />
            </SearchFrame>
            <p role="status" className={css.status}>
              {status}
            </p>
          </search>
        )}
        {(contents ?? topics.length > 1) && terms.length === 0 && (
          <nav aria-label={messages.topics} className={css.contents}>
            <ul role="list" className={css.topics}>
              {topics.map((topic) => (
                <li key={topic.key}>
                  <a href={`#${prefix}${topic.key}`} className={css.topicLink}>
                    {topic.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={css.answers}>
          {shown.map((topic) => (
            <section key={topic.key} className={css.topic} id={`${prefix}${topic.key}`}>
              <Heading level={headingLevel} size="l">
                {topic.title}
              </Heading>
              <div className={css.questions}>
                {topic.questions.map((question) => (
                  <Question key={question.id} question={question} terms={terms} topicLevel={headingLevel} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** With JavaScript the list is already filtered when the form is sent. */
function SearchFrame({ form, children }: { form: FaqListProps["form"]; children: ReactNode }) {
  const messages = useMessages("faq-list");
  if (!form) return children;
  return (
    <form
      method="get"
      action={form.action}
      className={css.searchForm}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      <div className={css.submit}>
        <Button type="submit" variant="soft">
          {messages.submit}
        </Button>
      </div>
    </form>
  );
}

interface QuestionProps {
  question: FaqQuestion;
  terms: readonly string[];
  /** Level of the heading above. */
  topicLevel: 2 | 3 | 4;
}

function Question({ question, terms, topicLevel }: QuestionProps) {
  const Title = `h${(topicLevel + 1) as 3 | 4 | 5}` as const;
  // An answer opens automatically if it, and not the question, contains the match.
  const open = terms.length > 0 && !titleTells(question, terms);
  return (
    <details className={css.question} open={open} suppressHydrationWarning>
      <summary className={css.summary}>
        <Title className={css.title}>
          <Highlight text={question.title} ranges={highlightRanges(question.title, terms)} />
        </Title>
        <span className={css.sign} aria-hidden="true" />
      </summary>
      {/* The fragment is on the answer, because browsers open the `<details>` that contains the target. */}
      <div className={css.answer} id={question.id}>
        {/* A body's headings start at level 2; here they are below the question. */}
        <Prose html={highlightHtml(question.html, terms)} lowerHeadingsBy={topicLevel} />
      </div>
    </details>
  );
}
