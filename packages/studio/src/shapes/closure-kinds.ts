import { childResistantCap, coneCap, jarLid, ribbedCap, smoothCap, tamperCap } from "../closures/caps.ts";
import { discTop, flipTop, pushPullCap } from "../closures/dispensing-caps.ts";
import { dropperAssembly, mistSprayer, triggerSprayer } from "../closures/sprayers.ts";
import { foamPump, lotionPump } from "../closures/pumps.ts";
import type { Closure } from "../shape.ts";

/** Measures of a closure; lengths in mm. Each kind uses its own. */
interface ClosureMeasures {
  height_mm: number;
  tube_mm: number;
  band_mm?: number | undefined;
  flare_mm: number;
  dome_mm: number;
  ribbed: boolean;
  smooth: boolean;
}

/** The functions that make each kind of closure for a neck of nominal diameter `d`. */
const makers = {
  ribbed_cap: (d, { height_mm }) => ribbedCap(d, height_mm),
  smooth_cap: (d, { height_mm }) => smoothCap(d, height_mm),
  tamper_cap: (d, { height_mm, band_mm }) => tamperCap(d, height_mm, band_mm),
  child_resistant_cap: (d, { height_mm }) => childResistantCap(d, height_mm),
  cone_cap: (d, { height_mm }) => coneCap(d, height_mm),
  jar_lid: (d, { height_mm, ribbed, dome_mm }) => jarLid(d, height_mm, ribbed, dome_mm),
  flip_top: (d, { height_mm, flare_mm, ribbed }) => flipTop(d, height_mm, flare_mm, ribbed),
  disc_top: (d, { height_mm }) => discTop(d, height_mm),
  push_pull_cap: (d, { height_mm }) => pushPullCap(d, height_mm),
  lotion_pump: (d, { tube_mm, smooth }) => lotionPump(d, tube_mm, smooth),
  foam_pump: (d, { tube_mm }) => foamPump(d, tube_mm),
  trigger_sprayer: (d, { tube_mm }) => triggerSprayer(d, tube_mm),
  mist_sprayer: (d, { tube_mm }) => mistSprayer(d, tube_mm),
  dropper: (d, { tube_mm }) => dropperAssembly(d, tube_mm),
} satisfies Record<string, (d: number, measures: ClosureMeasures) => Closure>;

type ClosureKind = keyof typeof makers;

/** The kinds of closures in the table of shapes. */
export const closureKinds = Object.keys(makers) as ClosureKind[];

/** The closure of a kind for a neck of nominal diameter `neckMm`. */
export const closureOf = (neckMm: number, plan: ClosureMeasures & { kind: ClosureKind }): Closure =>
  makers[plan.kind](neckMm, plan);
