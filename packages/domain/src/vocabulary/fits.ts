import type { NeckFinish } from "../catalogue/schema.ts";
import { neckByCode } from "./necks.ts";

const finishOf = (neck: NeckFinish): string =>
  (neckByCode(neck.code)?.code ?? neck.code).trim().toLowerCase();

/**
 * Whether a closure seals on a container's neck.
 *
 * Diameter and finish must both be the same. Of one diameter the 400, 410 and 415 finishes share thread
 * and pitch but not height: after the SPI drawings a 28 mm neck is 9.8-10.5 mm high as 400, 17.6-18.4 mm
 * as 410 and 27.1-27.9 mm as 415. So a 400 cap does not reach the shoulder of a 410 neck, a 410 cap
 * strikes the shoulder of a 400 neck before it seals, and dealers give neither as fitting. PCO 1881 is
 * 4 mm lower than PCO 1810, which parts those two in the same way (ISBT Threadspecs). Spacing and
 * hyphens in the code do not matter.
 */
export function fits(closureNeck: NeckFinish, containerNeck: NeckFinish): boolean {
  return (
    closureNeck.diameter_mm === containerNeck.diameter_mm && finishOf(closureNeck) === finishOf(containerNeck)
  );
}
