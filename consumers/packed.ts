import { inject } from "vitest";
import type { Packed } from "../scripts/packing.ts";

/**
 * The published packages' tarballs.
 *
 * @throws Error with what the build said, where they could not be made.
 */
export function packed(): readonly Packed[] {
  const given = inject("packed");
  if ("failure" in given) throw new Error(`The packages could not be packed. ${given.failure}`);
  return given;
}
