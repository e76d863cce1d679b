import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  filled: ({ all, tabThrough }) => tabThrough(`link ${all("article").length}`),
};
