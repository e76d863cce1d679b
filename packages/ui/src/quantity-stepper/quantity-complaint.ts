/** The message for a quantity that cannot be ordered; loaded when there is one. */
export { quantityProblemTexts } from "@preforma/domain/shop";
