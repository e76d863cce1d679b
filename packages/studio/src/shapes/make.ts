import { bothViews, type Body, type Closure, type NeckFinish, type Shape } from "../shape.ts";

type Plan = Pick<Shape, "id" | "family" | "plastics"> &
  Partial<Pick<Shape, "section" | "hasHandle" | "transparent" | "nominalVolumeMl" | "neck">> & {
    neckFinish?: NeckFinish | null;
    body?: Body;
    closure?: Closure;
  };

/** Fills in what most shapes share. */
export function shape(plan: Plan): Shape {
  return {
    section: "round",
    hasHandle: false,
    transparent: false,
    nominalVolumeMl: null,
    neck: plan.neckFinish ? "narrow" : "none",
    views: bothViews,
    hasClosure: plan.closure !== undefined,
    ...plan,
    neckFinish: plan.neckFinish ?? null,
    body: plan.body ?? null,
    closure: plan.closure ?? null,
  };
}
