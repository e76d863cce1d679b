import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  "with-contents": async ({ all, one, tabThrough, clicks }) => {
    // How many links the texts have differs from language to language.
    await tabThrough(`link ${all("a").length}`);
    await clicks(one("a"), "Enter");
  },
};
