import type { Size } from "./sizes-measure.ts";

/** A component's row in `sizes.json`: its last accepted size and its max size. KB, gzipped. */
export interface SizeBaseline {
  /** Absent until the component has been measured for the first time. */
  readonly measured?: Size | undefined;
  readonly budget: Size;
}

/** The rows of `sizes.json` by component. */
export type SizeBaselines = Readonly<Record<string, SizeBaseline>>;

/** KB by which a size may differ from its baseline without a review. Large ones may differ by 1 %. */
export const tolerance = 0.1;

const parts = ["script", "style", "later"] as const;
const named = { script: "JavaScript", style: "styles", later: "JavaScript that comes later" };
/** Rounded as in `sizes.json`. */
const inHundredths = (size: number) => Math.round(size * 100) / 100;
const kb = (size: number) => `${size.toFixed(2)} KB`;
const accept = "pnpm --filter @preforma/ui sizes --accept";

const differs = (now: number, then: number): boolean =>
  Math.abs(now - then) > Math.max(tolerance, then * 0.01);

/** Complaints about the measured sizes, each with its meaning and how to fix it. */
export function complaints(measured: ReadonlyMap<string, Size>, baselines: SizeBaselines): readonly string[] {
  const found: string[] = [];
  for (const [name, size] of measured) {
    const row = baselines[name];
    if (row?.measured === undefined) {
      found.push(`${name} is not in sizes.json yet. Give it its row: ${accept}`);
      continue;
    }
    for (const part of parts) {
      const now = inHundredths(size[part]);
      const then = row.measured[part];
      const budget = row.budget[part];
      if (now > budget) {
        found.push(
          `${name}: ${kb(now)} of ${named[part]} where ${kb(budget)} are its budget. It brings along more than it ` +
            `needs: look which import is new (all languages of a message table, a schema, an icon set, another ` +
            `component's styles) and load it later or leave it out. Raise the budget in sizes.json only for something ` +
            `that every visitor of the component needs.`,
        );
      } else if (differs(now, then)) {
        found.push(
          `${name}: ${kb(now)} of ${named[part]}, and it was ${kb(then)}. Visitors load ${now > then ? "more" : "less"} ` +
            `than before. Where that is meant, accept it and commit sizes.json: ${accept}`,
        );
      }
    }
  }
  for (const [name, row] of Object.entries(baselines)) {
    if (row.measured !== undefined && !measured.has(name)) {
      found.push(`${name} is in sizes.json, but there is no such component. Take its row out: ${accept}`);
    }
  }
  return found;
}

const rounded = ({ script, style, later }: Size): Size => ({
  script: inHundredths(script),
  style: inHundredths(style),
  later: inHundredths(later),
});
/** Some room above the measured size, so that a small correction does not fail. */
const withRoom = (size: number) => (size === 0 ? 0 : Math.ceil((size * 1.05 + 0.05) * 10) / 10);

/** Whether a row needs no new size: none of its parts differs by more than the tolerance. */
const stands = (size: Size, measured: Size): boolean =>
  parts.every((part) => !differs(inHundredths(size[part]), measured[part]));

/**
 * The rows with the measured sizes; rows whose size differs only a little stay as they are. Budgets stay; a component
 * without one gets its size plus some room.
 */
export function accepted(measured: ReadonlyMap<string, Size>, baselines: SizeBaselines): SizeBaselines {
  const names = [
    ...measured.keys(),
    // Budgets of components that do not exist yet.
    ...Object.keys(baselines).filter(
      (name) => !measured.has(name) && baselines[name]?.measured === undefined,
    ),
  ];
  return Object.fromEntries(
    names.sort().map((name) => {
      const size = measured.get(name);
      const budget = baselines[name]?.budget ?? {
        script: withRoom(size?.script ?? 0),
        style: withRoom(size?.style ?? 0),
        later: withRoom(size?.later ?? 0),
      };
      const before = baselines[name]?.measured;
      const measuredNow = size && (before && stands(size, before) ? before : rounded(size));
      return [name, { measured: measuredNow, budget }];
    }),
  );
}
