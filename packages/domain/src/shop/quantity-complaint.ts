// Apart from the rule: forms load the sentences only once there is something to say.
import type { Texts } from "../validation/index.ts";
import { shopTexts } from "./messages.ts";
import { maxPieces, smallestQuantity, stepOf, type QuantityProblem, type QuantityRule } from "./quantity.ts";

/** What is said of a quantity that cannot be ordered, and which ones can be, in every language. */
export function quantityComplaint(problem: QuantityProblem, rule: QuantityRule): Texts {
  const { lower, higher } = problem;
  const values = { minimum: smallestQuantity(rule), carton: stepOf(rule), most: maxPieces };
  if (problem.kind === "not_whole") return shopTexts("quantityNotWhole", values);
  if (problem.kind === "above_limit") return shopTexts("quantityTooLarge", values);
  if (problem.kind === "below_minimum") return shopTexts("quantityBelowMinimum", values);
  return lower === null || higher === null
    ? shopTexts("quantityOneNeighbour", { ...values, nearest: higher ?? lower ?? values.minimum })
    : shopTexts("quantityTwoNeighbours", { ...values, lower, higher });
}
