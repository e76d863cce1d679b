import type { Journeys } from "../documentation/journey.ts";

export const journeys: Journeys = {
  kinds: ({ tabThrough }) => tabThrough("button"),
};
