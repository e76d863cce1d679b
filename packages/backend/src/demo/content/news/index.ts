import type { DemoEntry } from "../entry.ts";
import { dimensionedDrawings } from "./dimensioned-drawings.ts";
import { dropperBottlesWithPipettes } from "./dropper-bottles-with-pipettes.ts";
import { exportOnePalletInThree } from "./export-one-pallet-in-three.ts";
import { fairThreeQuestions } from "./fair-three-questions.ts";
import { inductionSealBench } from "./induction-seal-bench.ts";
import { recycledPetTrial } from "./recycled-pet-trial.ts";
import { shortNeckPreforms } from "./short-neck-preforms.ts";
import { solarRoof } from "./solar-roof.ts";
import { squareLotionSeries } from "./square-lotion-series.ts";
import { stretchBlowLine } from "./stretch-blow-line.ts";
import { trainingWorkshop } from "./training-workshop.ts";

/** News of the company. */
export const news: readonly DemoEntry<"news">[] = [
  squareLotionSeries,
  stretchBlowLine,
  dimensionedDrawings,
  fairThreeQuestions,
  recycledPetTrial,
  inductionSealBench,
  exportOnePalletInThree,
  shortNeckPreforms,
  dropperBottlesWithPipettes,
  solarRoof,
  trainingWorkshop,
];
