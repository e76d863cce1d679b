/** The message for a quantity that cannot be ordered; loaded when there is one. */
export { quantityComplaint } from "@preforma/domain/shop";
