import { live as liveOf } from "../documentation/live.ts";
import { fixtureArticles } from "../fixtures/index.ts";
import { Prose } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(Prose, (locale) => ({ html: fixtureArticles[0]?.texts[locale].body ?? "" }));
