import { live as liveOf } from "../documentation/live.ts";
import { fixtureLegalTexts } from "../fixtures/index.ts";
import { LegalDocument } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(LegalDocument, (locale) => ({
  documents: fixtureLegalTexts.map(({ key, texts }) => ({
    id: key,
    title: texts[locale].title,
    summary: texts[locale].summary,
    html: texts[locale].body,
    updatedAt: "2026-05-14",
  })),
}));
