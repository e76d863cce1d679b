import type { DemoEntry } from "../entry.ts";
import { choosingADispenser } from "./choosing-a-dispenser.ts";
import { colourMatching } from "./colour-matching.ts";
import { foodContactPapers } from "./food-contact-papers.ts";
import { measuringASample } from "./measuring-a-sample.ts";
import { petOrHdpe } from "./pet-or-hdpe.ts";
import { readingANeckFinish } from "./reading-a-neck-finish.ts";
import { recycledContentInPractice } from "./recycled-content-in-practice.ts";

/** Articles for people who buy and fill packaging. */
export const blog: readonly DemoEntry<"blog">[] = [
  petOrHdpe,
  readingANeckFinish,
  choosingADispenser,
  foodContactPapers,
  measuringASample,
  colourMatching,
  recycledContentInPractice,
];
