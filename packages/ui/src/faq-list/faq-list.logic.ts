import { fold, highlightRanges } from "@preforma/domain/text";

/** A question with its answer. */
export interface FaqQuestion {
  /** Its fragment on the page: `#how-to-order` opens it. */
  id: string;
  title: string;
  /** The answer, HTML as the API gives it: sanitised where it was stored. */
  html: string;
  /** Question, answer and other words, folded, as the API gives it. */
  searchText: string;
}

/** Questions about one thing. */
export interface FaqTopicGroup {
  key: string;
  title: string;
  questions: readonly FaqQuestion[];
}

/** What is looked for: the folded words of a query. */
export function termsOf(query: string): string[] {
  return [
    ...new Set(
      fold(query)
        .split(/[^\p{L}\p{N}/.-]+/u)
        .filter((word) => word !== ""),
    ),
  ];
}

/**
 * The topics with the questions in which every term occurs; topics without one are left out. No term keeps all. Who
 * asks in a whole sentence uses words of their own: where no question has all terms, those count that have most of
 * them, half at the least.
 */
export function matchingTopics(
  topics: readonly FaqTopicGroup[],
  terms: readonly string[],
): readonly FaqTopicGroup[] {
  if (terms.length === 0) return topics;
  const held = ({ searchText }: FaqQuestion) => terms.filter((term) => searchText.includes(term)).length;
  const most = Math.max(0, ...topics.flatMap(({ questions }) => questions.map(held)));
  if (most === 0 || most < terms.length / 2) return [];
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter((question) => held(question) === most) }))
    .filter((topic) => topic.questions.length > 0);
}

/** Whether the question's title alone tells why it was found: it has every term that the question has. */
export function titleTells(
  { title, searchText }: Pick<FaqQuestion, "title" | "searchText">,
  terms: readonly string[],
): boolean {
  const folded = fold(title);
  return terms.every((term) => folded.includes(term) || !searchText.includes(term));
}

/** Marks terms in the text of sanitised HTML, leaving tags, attributes and character references as they are. */
export function highlightHtml(html: string, terms: readonly string[]): string {
  if (terms.length === 0) return html;
  return html.replaceAll(
    /(<[^>]*>|&[a-z0-9#]+;)|([^<&]+)/gi,
    (_part, kept: string | undefined, text: string | undefined) =>
      text === undefined ? (kept ?? "") : marked(text, terms),
  );
}

function marked(text: string, terms: readonly string[]): string {
  let result = "";
  let from = 0;
  for (const [start, end] of highlightRanges(text, terms)) {
    result += `${text.slice(from, start)}<mark>${text.slice(start, end)}</mark>`;
    from = end;
  }
  return result + text.slice(from);
}
