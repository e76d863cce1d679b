import { live as liveOf } from "../documentation/live.ts";
import { fixturePositions } from "../fixtures/index.ts";
import { PositionCard } from "./index.ts";

const [position] = fixturePositions;

/** What can be tried on its page in Storybook. */
export const live = liveOf(PositionCard, (locale) => ({
  title: position?.texts[locale].title ?? "",
  href: "#position",
  department: "Preforma",
  location: "Çorlu",
  employmentType: "100%",
  summary: position?.texts[locale].summary ?? "",
  requirements: position?.texts[locale].requirements ?? [],
  publishedAt: "2026-05-12",
  closingDate: "2026-08-04",
  applyHref: "#apply",
}));
