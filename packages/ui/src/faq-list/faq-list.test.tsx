import { describe, expect, it, test } from "vitest";
import { serverHtml } from "../fixtures/server-html.tsx";
import { FaqList } from "./index.ts";
import { fold } from "@preforma/domain/text";
import {
  highlightHtml,
  matchingTopics,
  mendedTerms,
  termsOf,
  titleTells,
  type FaqTopicGroup,
} from "./faq-list.logic.ts";

const question = (id: string, title: string, html: string) => ({
  id,
  title,
  html,
  searchText: fold(`${title} ${html}`),
});
const topics: FaqTopicGroup[] = [
  { key: "samples", title: "Numune", questions: [question("a", "ŞİŞE numunesi", "<p>Ücretsiz.</p>")] },
  {
    key: "orders",
    title: "Sipariş",
    questions: [question("b", "Kaç şişe?", "<p>1.200</p>"), question("c", "Kapak", "<p>Koli</p>")],
  },
];

describe("matchingTopics", () => {
  const ids = (query: string) =>
    matchingTopics(topics, termsOf(query)).flatMap((topic) => topic.questions.map(({ id }) => id));

  it("ignores case, accents and dotted or dotless i", () => {
    expect(ids("SISE")).toEqual(["a", "b"]);
    expect(ids("şişe")).toEqual(["a", "b"]);
  });

  it("requires every word, and omits topics without a match", () => {
    expect(ids("şişe ücretsiz")).toEqual(["a"]);
    expect(matchingTopics(topics, termsOf("koli")).map(({ key }) => key)).toEqual(["orders"]);
    expect(ids("vapur")).toEqual([]);
  });

  it("finds the nearest match for a sentence that no question fully contains", () => {
    expect(ids("kaç şişe alabilirim")).toEqual(["b"]);
    expect(ids("şişe alabilirim")).toEqual(["a", "b"]);
    expect(ids("koli vapur deniz")).toEqual([]);
  });

  it("keeps everything for a query without words", () => {
    expect(ids("  ?! ")).toEqual(["a", "b", "c"]);
  });
});

describe("mendedTerms", () => {
  const mended = (query: string) => mendedTerms(topics, termsOf(query));

  it("corrects one typo in an unknown word of four letters or more", () => {
    expect(mended("kapek")).toEqual(["kapak"]);
    expect(mended("kapk")).toEqual(["kapak"]);
    expect(mended("kappak")).toEqual(["kapak"]);
    expect(mended("kaapk")).toEqual(["kapak"]);
    expect(mended("şişee")).toEqual(["sise"]);
    expect(mended("kpk")).toEqual(["kpk"]);
  });

  it("takes the beginning of a word that goes on, so that its other forms are found too", () => {
    expect(mended("nummune")).toEqual(["numune"]);
    expect(mended("ücrtesiz")).toEqual(["ucretsiz"]);
  });

  it("leaves alone what is known, two slips, and a slip at the end of a longer word", () => {
    expect(mended("sise kapak")).toEqual(["sise", "kapak"]);
    expect(mended("kepek vapur")).toEqual(["kepek", "vapur"]);
    expect(mended("numx")).toEqual(["numx"]);
  });
});

describe("highlightHtml", () => {
  it("marks text and leaves tags, attributes and character references alone", () => {
    expect(highlightHtml('<p>Şişe <a href="/sise">şişe</a> R&amp;D amp</p>', ["sise", "amp"])).toBe(
      '<p><mark>Şişe</mark> <a href="/sise"><mark>şişe</mark></a> R&amp;D <mark>amp</mark></p>',
    );
  });

  it("changes nothing without terms", () => {
    expect(highlightHtml("<p>a</p>", [])).toBe("<p>a</p>");
  });
});

describe("titleTells", () => {
  const bottles = question("b", "Kaç şişe?", "<p>Koli ile.</p>");

  it("is true if the title contains the words", () => {
    expect(titleTells(bottles, ["sise"])).toBe(true);
    expect(titleTells(bottles, ["sise", "koli"])).toBe(false);
  });

  it("asks nothing of the title for a word that the answer lacks as well", () => {
    expect(titleTells(bottles, ["sise", "vapur"])).toBe(true);
  });
});

const ordering = {
  key: "ordering",
  title: "Ordering",
  questions: [question("cartons", "Full cartons?", "<h2>Bottles</h2><p>Yes.</p>")],
};

test.each([2, 3, 4] as const)("below a topic at level %i no level of the outline is left out", (level) => {
  const html = serverHtml(<FaqList topics={[ordering]} headingLevel={level} />);
  const headings = [...html.matchAll(/<h(\d)\b/g)].map(([, found]) => Number(found));
  expect(headings).toEqual([level, level + 1, level + 2]);
});
