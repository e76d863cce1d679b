import {
  childResistantCap,
  coneCap,
  discTop,
  dropperAssembly,
  flipTop,
  foamPump,
  jarLid,
  lotionPump,
  mistSprayer,
  pushPullCap,
  ribbedCap,
  smoothCap,
  tamperCap,
  triggerSprayer,
} from "../closures/index.ts";
import type { Closure, Shape, ShapeFamily } from "../shape.ts";
import { shape } from "./make.ts";

const alone = (
  id: string,
  family: ShapeFamily,
  diameterMm: number,
  finish: string,
  closure: Closure,
  plastics: Shape["plastics"] = ["PP"],
): Shape =>
  shape({
    id,
    family,
    plastics,
    neck: diameterMm >= 40 ? "wide" : "narrow",
    neckFinish: { diameterMm, finish },
    closure,
  });

/** Closures and dispensers sold apart. */
export const closuresAlone: readonly Shape[] = [
  alone("cap-ribbed", "cap", 28, "410", ribbedCap(28, 18.5), ["PP", "HDPE"]),
  alone("cap-smooth", "cap", 24, "410", smoothCap(24, 17.5), ["PP", "PE"]),
  alone("cap-tamper-evident", "cap", 28, "PCO1881", tamperCap(28, 16.5), ["HDPE", "PP"]),
  alone("cap-wide-tamper-evident", "cap", 38, "3-start", tamperCap(38, 17, 4), ["HDPE", "PP"]),
  alone("cap-child-resistant", "cap", 28, "400", childResistantCap(28, 20), ["PP", "HDPE"]),
  alone("cap-push-pull", "cap", 28, "400", pushPullCap(28, 40), ["PP", "LDPE"]),
  alone("cap-jar-lid", "cap", 70, "400", jarLid(70, 17), ["PP"]),
  alone("cap-jar-ribbed", "cap", 89, "400", jarLid(89, 18, true), ["PP", "PE"]),
  alone("cap-cone", "cap", 15, "410", coneCap(15, 23), ["PP", "HDPE"]),
  alone("flip-top", "flip-top", 24, "410", flipTop(24, 27), ["PP"]),
  alone("flip-top-ribbed", "flip-top", 28, "410", flipTop(28, 27, 0, true), ["PP"]),
  alone("flip-top-wide", "flip-top", 24, "415", flipTop(24, 30, 6), ["PP"]),
  alone("disc-top", "flip-top", 28, "410", discTop(28, 24), ["PP"]),
  alone("lotion-pump", "pump", 28, "410", lotionPump(28, 62), ["PP"]),
  alone("lotion-pump-smooth", "pump", 24, "410", lotionPump(24, 62, true), ["PP"]),
  alone("foam-pump", "pump", 43, "400", foamPump(43, 52), ["PP"]),
  alone("trigger-sprayer", "sprayer", 28, "400", triggerSprayer(28, 70), ["PP"]),
  alone("mist-sprayer", "sprayer", 20, "410", mistSprayer(20, 46), ["PP"]),
  alone("dropper", "dropper", 18, "415", dropperAssembly(18, 54), ["PP", "LDPE"]),
];
