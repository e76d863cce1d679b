import { fold, highlightRanges } from "@preforma/domain/text";

/** A question with its answer. */
export interface FaqQuestion {
  /** Its fragment on the page: `#how-to-order` opens it. */
  id: string;
  title: string;
  /** The answer, HTML from the API, which sanitises it on storage. */
  html: string;
  /** Question, answer and further search words, folded by the API. */
  searchText: string;
}

/** The questions of a topic. */
export interface FaqTopicGroup {
  key: string;
  title: string;
  questions: readonly FaqQuestion[];
}

/** The search terms: the folded words of a query. */
export function termsOf(query: string): string[] {
  return [
    ...new Set(
      fold(query)
        .split(/[^\p{L}\p{N}/.-]+/u)
        .filter((word) => word !== ""),
    ),
  ];
}

/** Min length of a word whose typos are corrected, as in the product search: shorter words are too similar. */
const shortestMended = 4;

/**
 * Corrects one typo in each term that occurs in no question: a wrong, extra or missing letter, or two transposed ones,
 * compared with the beginning of existing words.
 */
export function mendedTerms(topics: readonly FaqTopicGroup[], terms: readonly string[]): string[] {
  const texts = topics.flatMap(({ questions }) => questions.map(({ searchText }) => searchText));
  const isKnown = (term: string) => texts.some((text) => text.includes(term));
  if (terms.every(isKnown)) return [...terms];
  const words = new Set(texts.flatMap(termsOf));
  const mended = (term: string): string => {
    if (term.length < shortestMended || isKnown(term)) return term;
    for (const word of words) {
      const beginning = beginningNear(term, word);
      if (beginning !== null) return beginning;
    }
    return term;
  };
  return [...new Set(terms.map(mended))];
}

/** The beginning of the word from which the term differs by one typo; null if there is none. */
function beginningNear(term: string, word: string): string | null {
  let same = 0;
  while (same < term.length && term[same] === word[same]) same += 1;
  const goesOn = (inWord: number, inTerm: number): string | null => {
    const rest = term.slice(same + inTerm);
    const end = same + inWord + rest.length;
    // A typo at the end of a longer word is too ambiguous.
    const isTold = rest !== "" || word.length <= end;
    return isTold && word.startsWith(rest, same + inWord) ? word.slice(0, end) : null;
  };
  const isTurned = term[same] === word[same + 1] && term[same + 1] === word[same];
  return (isTurned ? goesOn(2, 2) : null) ?? goesOn(1, 1) ?? goesOn(1, 0) ?? goesOn(0, 1);
}

/**
 * The topics with the questions that contain every term; topics without matches are omitted. Without terms all stay.
 * For whole sentences in the visitor's own words: if no question has all terms, those with most of them match, but at
 * least half.
 */
export function matchingTopics(
  topics: readonly FaqTopicGroup[],
  terms: readonly string[],
): readonly FaqTopicGroup[] {
  if (terms.length === 0) return topics;
  const held = ({ searchText }: FaqQuestion) => terms.filter((term) => searchText.includes(term)).length;
  const max = Math.max(0, ...topics.flatMap(({ questions }) => questions.map(held)));
  if (max === 0 || max < terms.length / 2) return [];
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter((question) => held(question) === max) }))
    .filter((topic) => topic.questions.length > 0);
}

/** Whether the question's title alone explains the match: it contains every term that the question does. */
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
    /(<[^<>]*>|&[a-z0-9#]+;)|([^<&]+)/gi,
    (_part, markup: string | undefined, text: string | undefined) =>
      text === undefined ? (markup ?? "") : marked(text, terms),
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
