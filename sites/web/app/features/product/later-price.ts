import { Price } from "@preforma/ui/price";
import { hydrateWhenUsed } from "../../platform/loading/lazy-hydrated.tsx";

/** A price that the server has written. Writing the first number takes a phone 50 ms. */
export const LaterPrice = hydrateWhenUsed(Price);
