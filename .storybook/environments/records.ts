import { afterAll } from "vitest";
import { commands } from "vitest/browser";

/** What is known about a component after a check: the material of its accessibility statement. */
export interface CheckRecord {
  /** Its folder; with the file's name where a folder has stories of two components. */
  readonly component: string;
  /** What was looked for. */
  readonly check: "reflow" | "targets" | "contrast" | "forced-colours" | "motion";
  /** Success criteria of WCAG 2.2 that it bears on. */
  readonly criteria: readonly string[];
  /** In what circumstances, as words for readers. */
  readonly conditions: readonly string[];
  /** How many stories were looked at in each. */
  readonly stories: number;
  /** Whether every story passed in every circumstance. */
  readonly passed: boolean;
}

/**
 * Collects the records of one check; they are written when the file is through. A component that was not looked at as
 * often as the conditions say, in a run of a part of the tests, gets none.
 *
 * @param times how often each component is looked at: once per language, for instance
 */
export function recorder(
  check: CheckRecord["check"],
  criteria: readonly string[],
  conditions: readonly string[],
  times = 1,
): (component: string, stories: number, passed: boolean) => void {
  const records = new Map<string, { record: CheckRecord; seen: number }>();
  afterAll(() =>
    commands.recordChecks(
      check,
      [...records.values()].filter(({ seen }) => seen === times).map(({ record }) => record),
    ),
  );
  return (component, stories, passed) => {
    const before = records.get(component);
    records.set(component, {
      record: {
        component,
        check,
        criteria,
        conditions,
        stories,
        passed: passed && (before?.record.passed ?? true),
      },
      seen: (before?.seen ?? 0) + 1,
    });
  };
}
