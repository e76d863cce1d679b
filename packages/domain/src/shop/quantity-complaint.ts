// Separate from the rule: forms load the messages only on an error.
import type { Texts } from "../validation/index.ts";
import { fillTexts } from "./fill-texts.ts";
import quantityMessages from "./quantity-messages.json" with { type: "json" };
import { maxPieces, smallestQuantity, stepOf, type QuantityProblem, type QuantityRule } from "./quantity.ts";

/** The message for an invalid quantity, with the valid ones, in every language. */
export function quantityProblemTexts(problem: QuantityProblem, rule: QuantityRule): Texts {
  const { lower, higher } = problem;
  const values = { minimum: smallestQuantity(rule), carton: stepOf(rule), max: maxPieces };
  if (problem.kind === "not_whole") return fillTexts(quantityMessages.quantityNotWhole, values);
  if (problem.kind === "above_limit") return fillTexts(quantityMessages.quantityTooLarge, values);
  if (problem.kind === "below_minimum") return fillTexts(quantityMessages.quantityBelowMinimum, values);
  return lower === null || higher === null
    ? fillTexts(quantityMessages.quantityOneNeighbour, {
        ...values,
        nearest: higher ?? lower ?? values.minimum,
      })
    : fillTexts(quantityMessages.quantityTwoNeighbours, { ...values, lower, higher });
}
